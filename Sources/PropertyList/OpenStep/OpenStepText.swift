import SourceText

/// The text of strings in the OpenStep syntax.
enum OpenStepText {
  /// Returns whether `byte` can be in a string without quotes (CFOldStylePList.c, `isValidUnquotedStringCharacter`).
  @inline(__always)
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default:
      false
    }
  }

  /// One escape, read after its backslash.
  struct Escape {
    /// The UTF-16 unit that it stands for, or nil for a character that stands for itself.
    var unit: UInt16?
    /// The bytes of the escape, the backslash included.
    var length: Int
  }

  /// Reads the escape whose backslash is at `offset` (CFOldStylePList.c, `getSlashedChar`).
  static func escape<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at offset: Int) -> Escape
  where Bytes.Index == Int {
    guard offset + 1 < bytes.endIndex else { return Escape(unit: nil, length: 1) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return octalEscape(bytes, at: offset)
    case UInt8(ascii: "U"):
      return unicodeEscape(bytes, at: offset)
    case let letter:
      return Escape(unit: controlCharacters[letter], length: 2)
    }
  }

  private static func octalEscape<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at offset: Int) -> Escape
  where Bytes.Index == Int {
    var code: UInt8 = 0
    var cursor = offset + 1
    while cursor < min(offset + 4, bytes.endIndex), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[cursor]) {
      code = code << 3 | (bytes[cursor] - UInt8(ascii: "0"))
      cursor += 1
    }
    return Escape(unit: NextStepLatin.unit(code), length: cursor - offset)
  }

  private static func unicodeEscape<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at offset: Int) -> Escape
  where Bytes.Index == Int {
    var unit: UInt16 = 0
    var cursor = offset + 2
    while cursor < min(offset + 6, bytes.endIndex), let digit = ASCII.hexValue(bytes[cursor]) {
      unit = unit << 4 | UInt16(digit)
      cursor += 1
    }
    return Escape(unit: unit, length: cursor - offset)
  }

  private static let controlCharacters: [UInt8: UInt16] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "\""): 0x22,
    UInt8(ascii: "\n"): 0x0A,
  ]

  /// Returns the text that the content of a quoted string stands for; linear.
  static func decode(_ content: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(content.count)
    var cursor = content.startIndex
    var plainStart = cursor
    func flush(to end: Int) {
      if plainStart < end { units.append(contentsOf: String(decoding: content[plainStart..<end], as: UTF8.self).utf16) }
    }
    while cursor < content.endIndex {
      guard content[cursor] == UInt8(ascii: "\\") else {
        cursor += 1
        continue
      }
      flush(to: cursor)
      let escape = escape(content, at: cursor)
      if let unit = escape.unit { units.append(unit) }
      // An escape without a meaning leaves its second character, which the next run of plain text begins with.
      plainStart = escape.unit == nil ? cursor + 1 : cursor + escape.length
      cursor += max(escape.length, 1)
    }
    flush(to: content.endIndex)
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns `text` as an OpenStep string: bare where its characters allow it, else in double quotes.
  static func literal(_ text: String) -> String {
    // Two slashes at its start would make it a comment.
    if !text.isEmpty, text.utf8.allSatisfy(isBare), !text.hasPrefix("//") { return text }
    return quoted(text)
  }

  /// Returns `text` in double quotes with the escapes that it needs.
  static func quoted(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: isEscaped) else { return "\"\(text)\"" }
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): true
    default: false
    }
  }
}

/// The character set of NeXTSTEP, in which octal escapes are read.
enum NextStepLatin {
  /// Returns the UTF-16 unit of a byte; 0 for the two bytes that name no character.
  static func unit(_ byte: UInt8) -> UInt16 {
    byte < 0x80 ? UInt16(byte) : upperHalf[Int(byte) - 0x80]
  }

  /// The characters of 0x80 to 0xFF (Unicode's mapping table NEXTSTEP.TXT).
  private static let upperHalf: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7, 0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD,
    0x00CE,
    0x00CF, 0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9, 0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE,
    0x00B5,
    0x00D7, 0x00F7, 0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7, 0x00A4, 0x2019, 0x201C, 0x00AB,
    0x2039,
    0x203A, 0xFB01, 0xFB02, 0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022, 0x201A, 0x201E, 0x201D,
    0x00BB,
    0x2026, 0x2030, 0x00AC, 0x00BF, 0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9, 0x00A8, 0x00B2,
    0x02DA,
    0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7, 0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2, 0x00E3,
    0x00E4,
    0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB, 0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
    0x0141,
    0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5, 0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC,
    0x00FD,
    0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0x0000, 0x0000,
  ]
}

extension PropertyListFormat {
  /// Returns `text` as it is between the tags or quotes of a string, with what the syntax must escape; linear.
  public func escape(_ text: String) -> String {
    switch self {
    case .xml: XMLText.escape(text)
    case .openStep: String(OpenStepText.quoted(text).dropFirst().dropLast())
    }
  }
}

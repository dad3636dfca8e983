import SourceText

/// The values that the text of XML's scalar elements stands for, read by the grammar of CFPropertyList.c.
enum XMLScalar {
  /// Returns whether `content` is a number as nearly all are written, which needs no closer look.
  ///
  /// That is at most 18 digits, perhaps a minus sign before and a point between them.
  static func isPlainNumber(_ content: UnsafeBufferPointer<UInt8>.SubSequence, allowsPoint: Bool) -> Bool {
    var digits = 0
    var points = 0
    var last: UInt8 = 0
    for offset in content.startIndex..<content.endIndex {
      last = content.base[offset]
      if ASCII.isDigit(last) {
        digits += 1
      } else if last == UInt8(ascii: "."), allowsPoint, points == 0, digits > 0 {
        points += 1
      } else if last != UInt8(ascii: "-") || offset != content.startIndex {
        return false
      }
    }
    return digits <= 18 && ASCII.isDigit(last)
  }

  // MARK: Integers

  /// Reads the content of `<integer>`: space, sign, space, then decimal or `0x` hexadecimal digits, -2⁶³ to 2⁶⁴−1
  /// (`parseIntegerTag`).
  static func integer(_ content: some RandomAccessCollection<UInt8>) -> Result<IntegerValue, IntegerError> {
    let bytes = Array(content)
    var cursor = skipSpace(bytes, from: 0)
    guard cursor < bytes.count else { return .failure(IntegerError(problem: .empty)) }
    var isNegative = false
    if bytes[cursor] == UInt8(ascii: "-") || bytes[cursor] == UInt8(ascii: "+") {
      isNegative = bytes[cursor] == UInt8(ascii: "-")
      cursor = skipSpace(bytes, from: cursor + 1)
    }
    var radix: UInt64 = 10
    if cursor + 1 < bytes.count, bytes[cursor] == UInt8(ascii: "0"), bytes[cursor + 1] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      cursor += 2
    }
    guard cursor < bytes.count else { return .failure(IntegerError(problem: .empty)) }
    var magnitude: UInt64 = 0
    while cursor < bytes.count {
      guard let digit = ASCII.hexValue(bytes[cursor]), digit < radix else {
        let onlySpaceLeft = skipSpace(bytes, from: cursor) == bytes.count
        return .failure(IntegerError(problem: onlySpaceLeft ? .trailingSpace : .character))
      }
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      guard !overflow, !carry, !isNegative || sum <= UInt64(Int64.max) + 1 else {
        return .failure(IntegerError(problem: .outOfRange))
      }
      magnitude = sum
      cursor += 1
    }
    return .success(IntegerValue(isNegative: isNegative && magnitude > 0, magnitude: magnitude))
  }

  /// Why the text of an `<integer>` is not a number.
  struct IntegerError: Error {
    let problem: SyntaxIssue.NumberProblem
  }

  /// Skips what CoreFoundation treats as space before a number (`isWhitespace`): control characters, space, 0x7F to
  /// 0xA0 as single bytes, and some Unicode spaces.
  private static func skipSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var cursor = start
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte < 0x21 || (byte > 0x7E && byte < 0xA1) {
        cursor += 1
        continue
      }
      guard cursor + 2 < bytes.count else { return cursor }
      let (second, third) = (bytes[cursor + 1], bytes[cursor + 2])
      switch (byte, second) {
      case (0xE2, 0x80) where (80...0x8B).contains(third) || third == 0xAF: cursor += 1
      case (0xE2, 0x81) where third == 0x9F: cursor += 1
      case (0xE3, 0x80) where third == 0x80: cursor += 1
      default: return cursor
      }
    }
    return cursor
  }

  // MARK: Reals

  /// Reads the decoded text of `<real>` (`parseRealTag`).
  ///
  /// This is a spelled-out special value in any case, or a decimal number that fills the text except for leading space.
  static func real(_ text: [UInt8]) -> Double? {
    if let special = special[String(decoding: text, as: UTF8.self).lowercased()] { return special }
    let number = text[leadingSpace(text)...]
    let mantissa = number.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    guard mantissa.contains(where: ASCII.isDigit) else { return nil }
    var normalized: [UInt8] = []
    for index in number.indices {
      let byte = number[index]
      guard ASCII.isDigit(byte) || "+-.eE".utf8.contains(byte) else { return nil }
      // The standard library's reader requires a digit on both sides of the point, C's `strtod` does not.
      let isPoint = byte == UInt8(ascii: ".")
      if isPoint, !(normalized.last.map(ASCII.isDigit) ?? false) { normalized.append(UInt8(ascii: "0")) }
      normalized.append(byte)
      let next = index + 1 < number.endIndex ? number[index + 1] : 0
      if isPoint, !ASCII.isDigit(next) { normalized.append(UInt8(ascii: "0")) }
    }
    return Double(String(decoding: normalized, as: UTF8.self))
  }

  private static let special: [String: Double] = [
    "nan": .nan, "inf": .infinity, "+inf": .infinity, "-inf": -.infinity,
    "infinity": .infinity, "+infinity": .infinity, "-infinity": -.infinity,
  ]

  private static func leadingSpace(_ text: [UInt8]) -> Int {
    var cursor = 0
    while cursor < text.count {
      let byte = text[cursor]
      if byte < 0x21 || byte == 0x7F {
        cursor += 1
      } else if byte == 0xC2, cursor + 1 < text.count, (0x80...0xA0).contains(text[cursor + 1]) {
        cursor += 2
      } else if let length = unicodeSpaceLength(text, at: cursor) {
        cursor += length
      } else {
        break
      }
    }
    return cursor
  }

  private static func unicodeSpaceLength(_ text: [UInt8], at cursor: Int) -> Int? {
    guard cursor + 2 < text.count else { return nil }
    switch (text[cursor], text[cursor + 1], text[cursor + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default: return nil
    }
  }

  // MARK: Data

  /// The bytes that base64 text stands for.
  struct Base64: Sendable {
    var bytes: [UInt8]
    /// How many characters of an incomplete last group were dropped.
    var droppedCharacters: Int
  }

  /// Reads the content of `<data>` (`parseDataTag`); nil if a byte is above 0x7F.
  ///
  /// Bytes that are not base64 are skipped; a last group of fewer than four characters is dropped.
  static func data(_ content: some Sequence<UInt8>) -> Base64? {
    var bytes: [UInt8] = []
    var group: UInt32 = 0
    var characters = 0
    var padding = 0
    for byte in content {
      guard byte < 0x80 else { return nil }
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if !ASCII.isSpace(byte) {
        padding = 0
      }
      guard let value = base64Value(byte) else { continue }
      characters += 1
      group = group << 6 | UInt32(value)
      guard characters % 4 == 0 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { bytes.append(UInt8(truncatingIfNeeded: group)) }
    }
    return Base64(bytes: bytes, droppedCharacters: characters % 4)
  }

  private static func base64Value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    case UInt8(ascii: "="): 0
    default: nil
    }
  }
}

/// The elements of XML property lists, recognised by their bytes.
enum XMLElement {
  /// Returns the kind of the element with this name; names are lower case and exact (CFPropertyList.c, `parseXMLElement`).
  @inline(__always)
  static func kind(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> NodeKind {
    // Every name fits into a word, so one comparison distinguishes them; the leading 1 keeps zero bytes from being
    // lost.
    guard name.count <= 7 else { return .unknown }
    let bytes = name.base
    var word: UInt64 = 1
    for offset in name.startIndex..<name.endIndex { word = word << 8 | UInt64(bytes[offset]) }
    switch word {
    case 0x01_6B65_79: return .key
    case 0x01_7374_7269_6E67: return .string
    case 0x01_6469_6374: return .dictionary
    case 0x01_7472_7565: return .true
    case 0x01_6661_6C73_65: return .false
    case 0x01_696E_7465_6765_72: return .integer
    case 0x01_6172_7261_79: return .array
    case 0x01_7265_616C: return .real
    case 0x01_6461_7461: return .data
    case 0x01_6461_7465: return .date
    case 0x01_706C_6973_74: return .plist
    default: return .unknown
    }
  }
}

import SourceText

/// The text inside an XML element: characters, entities and CDATA sections.
enum XMLText {
  /// What an entity means.
  enum Entity {
    /// A character; `length` counts the bytes from `&` to `;`.
    case scalar(Unicode.Scalar, length: Int)
    /// `&name` that is not one of the five entities that XML defines.
    case unknown
    /// `&#…` that is not the number of a character.
    case invalidReference
  }

  /// Reads the entity whose `&` is at the start of `bytes`, by the rules of CFPropertyList.c,
  /// `parseEntityReference_pl`: `lt gt amp apos quot`, `&#d…;` and `&#xh…;` (lower-case x) with at most eight digits.
  static func entity<Bytes: RandomAccessCollection<UInt8>>(at bytes: Bytes) -> Entity where Bytes.Index == Int {
    let start = bytes.startIndex + 1
    guard start < bytes.endIndex else { return .unknown }
    if bytes[start] == UInt8(ascii: "#") { return characterReference(bytes, from: start + 1) }
    for (name, scalar) in named where bytes[start...].starts(with: name) {
      return .scalar(scalar, length: name.count + 1)
    }
    return .unknown
  }

  private static let named: [([UInt8], Unicode.Scalar)] = [
    (Array("lt;".utf8), "<"), (Array("gt;".utf8), ">"), (Array("amp;".utf8), "&"), (Array("apos;".utf8), "'"),
    (Array("quot;".utf8), "\""),
  ]

  private static func characterReference<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes,
    from start: Int
  ) -> Entity where Bytes.Index == Int {
    var cursor = start
    let isHex = cursor < bytes.endIndex && bytes[cursor] == UInt8(ascii: "x")
    if isHex { cursor += 1 }
    var number: UInt32 = 0
    var digits = 0
    while cursor < bytes.endIndex {
      let byte = bytes[cursor]
      cursor += 1
      if byte == UInt8(ascii: ";") {
        guard let scalar = Unicode.Scalar(number) else { return .invalidReference }
        return .scalar(scalar, length: cursor - bytes.startIndex)
      }
      digits += 1
      guard digits <= 8, let digit = ASCII.hexValue(byte), digit < (isHex ? 16 : 10) else { return .invalidReference }
      number = number &* (isHex ? 16 : 10) &+ UInt32(digit)
    }
    return .invalidReference
  }

  private static let cdataOpen = Array("<![CDATA[".utf8)
  private static let cdataClose = Array("]]>".utf8)

  /// Returns the text that `content` means; anything other than entities and CDATA sections stays as it is written.
  static func decode(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: decodedBytes(content), as: UTF8.self)
  }

  /// Returns the UTF-8 bytes of the text that `content` stands for; linear.
  static func decodedBytes(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(content.count)
    var cursor = content.startIndex
    while cursor < content.endIndex {
      let rest = content[cursor...]
      switch content[cursor] {
      case UInt8(ascii: "&"):
        if case .scalar(let scalar, let length) = entity(at: rest) {
          output.append(contentsOf: String(Character(scalar)).utf8)
          cursor += length
          continue
        }
      case UInt8(ascii: "<") where rest.starts(with: cdataOpen):
        let start = cursor + cdataOpen.count
        if let end = content.firstIndex(ofSequence: cdataClose, from: start) {
          output.append(contentsOf: content[start..<end])
          cursor = end + cdataClose.count
          continue
        }
      default:
        break
      }
      output.append(content[cursor])
      cursor += 1
    }
    return output
  }

  /// Returns `text` with the characters escaped that XML text cannot hold, as Apple's writer does (`&amp; &lt; &gt;`).
  static func escape(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    else { return String(text) }
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}

extension ArraySlice<UInt8> {
  /// Returns the first place at or after `start` where `sequence` is, or nil; linear for the short sequences used here.
  func firstIndex(ofSequence sequence: [UInt8], from start: Int) -> Int? {
    var cursor = start
    while cursor + sequence.count <= endIndex {
      if self[cursor] == sequence[0], self[cursor...].starts(with: sequence) { return cursor }
      cursor += 1
    }
    return nil
  }
}

import SourceText

/// Data as base64 text (RFC 4648).
enum Base64Text {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns `bytes` in base64, padded, on one line.
  static func encode(_ bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    var output: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let padded = Array(group) + [0, 0]
      let word = UInt32(padded[0]) << 16 | UInt32(padded[1]) << 8 | UInt32(padded[2])
      for position in 0..<4 {
        let index = Int(word >> UInt32(18 - 6 * position)) & 0x3F
        output.append(position <= group.count ? alphabet[index] : UInt8(ascii: "="))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether `digits` are of the alphabet, with nothing but padding at the end.
  static func isWellFormed(_ digits: [UInt8]) -> Bool {
    let end = digits.lastIndex { $0 != UInt8(ascii: "=") }.map { $0 + 1 } ?? 0
    return digits.count - end <= 2 && digits[..<end].allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
  }
}

/// How Apple's XML writer breaks base64 into lines (CFPropertyList.c, `_XMLPlistAppendDataUsingBase64`).
struct Base64Folding {
  /// The number of digits in a line: 76 columns less eight for each of at most eight levels, in whole groups of four.
  let columns: Int
  /// The number of levels by which the lines are indented.
  let indentation: Int

  /// Makes the folding of data in `level` containers.
  init(level: Int) {
    columns = 4 * max(1, (76 - 8 * min(level, 8)) / 4)
    indentation = min(level, 8)
  }
}

import SourceText

/// The comments of JavaScript and of JSON with comments.
enum ScriptComments {
  /// Returns the bytes with blanks for comments outside of texts; linear.
  static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    guard ["//", "/*"].contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) else { return bytes }
    var bytes = bytes
    var offset = 0
    while offset < bytes.count {
      let (byte, next) = (bytes[offset], offset + 1 < bytes.count ? bytes[offset + 1] : 0)
      if "\"'`".utf8.contains(byte) {
        offset = endOfText(bytes, from: offset)
      } else if byte == UInt8(ascii: "/"), next == byte {
        let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        blank(&bytes, &offset, to: end)
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        blank(&bytes, &offset, to: bytes[offset...].firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count)
      } else {
        offset += 1
      }
    }
    return bytes
  }

  private static func blank(_ bytes: inout [UInt8], _ offset: inout Int, to end: Int) {
    while offset < end {
      if !" \t\r\n".utf8.contains(bytes[offset]) { bytes[offset] = UInt8(ascii: " ") }
      offset += 1
    }
  }

  /// Returns the offset after the text at `start`; a line ends one that is half written.
  private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != quote {
      if quote != UInt8(ascii: "`"), bytes[offset] == UInt8(ascii: "\n") { return offset }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset + 1, bytes.count)
  }
}

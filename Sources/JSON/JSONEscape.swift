import SourceText

/// The escapes of JSON strings.
enum JSONEscape {
  /// Returns the UTF-16 unit of the escape `\uXXXX` at an offset; nil if there is none.
  static func unit<Bytes: RandomAccessCollection<UInt8>>(in bytes: Bytes, at offset: Int) -> UInt16?
  where Bytes.Index == Int {
    guard offset + 6 <= bytes.endIndex, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[(offset + 2)..<(offset + 6)] {
      guard let digit = ASCII.hexValue(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}

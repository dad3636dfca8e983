/// A percent sign, or a character that resembles one.
struct PercentSign {
  /// Its bytes.
  let range: Range<Int>
  /// Whether it is the ASCII percent sign that formats use.
  let isASCII: Bool

  /// Returns the first one from `start` on; linear.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> PercentSign? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == FormatScanner.percent { return PercentSign(range: offset..<(offset + 1), isASCII: true) }
      // Nearly all bytes are below those of other characters.
      if byte > 0x7F, let length = lookalikeLength(in: bytes, at: offset) {
        return PercentSign(range: offset..<(offset + length), isASCII: false)
      }
      offset += 1
    }
    return nil
  }

  /// Returns the length of a full-width, small or Arabic percent sign at `offset`.
  private static func lookalikeLength(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    switch bytes[offset] {
    case 0xD9 where bytes.has([0xD9, 0xAA], at: offset): 2
    case 0xEF where bytes.has([0xEF, 0xBC, 0x85], at: offset) || bytes.has([0xEF, 0xB9, 0xAA], at: offset): 3
    default: nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether `expected` is at `offset`.
  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset + expected.count <= count else { return false }
    for (index, byte) in expected.enumerated() where self[offset + index] != byte { return false }
    return true
  }
}

/// Tells whether bytes are UTF-8 (The Unicode Standard, table 3-7).
enum UTF8Check {
  /// Whether the bytes are well-formed; linear.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if PlainBytes.areASCII(bytes) { return true }
    var index = 0
    while index < bytes.count {
      guard let length = sequenceLength(in: bytes, at: index) else { return false }
      index += length
    }
    return true
  }

  /// The length of the well-formed sequence at an offset; nil where there is none.
  private static func sequenceLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let lead = bytes[index]
    if lead < 0x80 { return 1 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      // Neither a longer form than needed nor half of a character.
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
  }
}

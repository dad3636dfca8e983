/// Skips bytes that stand for themselves in a JSON string, eight at a time.
enum PlainBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Returns the offset of the first quote, backslash or control character from `start` on, or the end; linear.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let count = count(atStartOf: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += count
      if count < 8 { return index }
    }
    while index < bytes.count, !isSpecial(bytes[index]) { index += 1 }
    return index
  }

  /// Returns how many of the eight bytes that were loaded as `word` come before the first special one.
  @inline(__always)
  static func count(atStartOf word: UInt64) -> Int {
    let word = UInt64(littleEndian: word)
    let found = zeros(word ^ (ones &* 0x22)) | zeros(word ^ (ones &* 0x5C)) | controls(word)
    return found.trailingZeroBitCount / 8
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x5C || byte < 0x20
  }

  /// Marks bytes that are zero by their high bit; above the first of them a mark can be wrong.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- ones) & ~word & highBits
  }

  /// Marks bytes below 0x20, in the same way.
  private static func controls(_ word: UInt64) -> UInt64 {
    (word &- ones &* 0x20) & ~word & highBits
  }
}

import SourceText

/// Which bytes CoreFoundation takes for UTF-8.
enum EncodedText {
  /// Returns the first byte that CoreFoundation rejects, or nil; linear.
  ///
  /// It accepts all valid UTF-8 and, beyond that, a lone 0xA9 (measured with the toolchain's `plutil`: the only such
  /// byte).
  static func firstRefusedOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var start = 0
    while let offset = UTF8Sequence.firstInvalidOffset(in: UnsafeBufferPointer(rebasing: bytes[start...])) {
      guard bytes[start + offset] == 0xA9 else { return start + offset }
      start += offset + 1
    }
    return nil
  }

  /// Returns whether CoreFoundation accepts bytes of a text.
  ///
  /// Unless they are all of the text, they may end inside a character.
  static func isAccepted(_ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool) -> Bool {
    guard let offset = firstRefusedOffset(in: bytes) else { return true }
    return !isWhole && offset + 3 >= bytes.count
  }
}

/// Tells quickly that a file holds none of some words, so that it need not be read as code.
///
/// Four bytes of each word are looked for at every place of the file, its rarest ones; most files hold none of them. That is
/// several times faster than telling code from comments.
struct WordFilter: Sendable {
  private static let gramSize = 4
  /// One bit for each hash of four bytes that are looked for.
  private let grams: [UInt64]
  private let words: Set<[UInt8]>
  /// Whether some word is too short to be looked for.
  private let holdsAll: Bool

  /// Makes a filter for whole identifiers.
  init(words: Set<[UInt8]>) {
    var grams = [UInt64](repeating: 0, count: 1 << 10)
    for word in words {
      let gram = Self.rarestGram(of: word)
      let bit = Self.hash(gram)
      grams[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
    }
    self.grams = grams
    self.words = words
    holdsAll = words.contains { $0.count < Self.gramSize }
  }

  /// Whether one of the words stands in `bytes`, be it in code or not; linear.
  func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !holdsAll, let start = bytes.baseAddress, bytes.count >= Self.gramSize else { return holdsAll }
    let pointer = UnsafeRawPointer(start)
    return grams.withUnsafeBufferPointer { grams in
      for offset in 0...(bytes.count - Self.gramSize) {
        let bit = Self.hash(pointer.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        if grams[Int(bit >> 6)] & (1 << UInt64(bit & 63)) != 0, isWord(around: offset, bytes) { return true }
      }
      return false
    }
  }

  /// The longest word and the longest identifier that is compared with words.
  private static let wordLimit = 128

  private func isWord(around offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = offset
    while start > 0, offset - start < Self.wordLimit, CodeCursor.isIdentifierPart(bytes[start - 1]) { start -= 1 }
    var end = offset
    while end < bytes.count, end - start <= Self.wordLimit, CodeCursor.isIdentifierPart(bytes[end]) { end += 1 }
    return words.contains(Array(bytes[start..<end]))
  }

  @inline(__always)
  private static func hash(_ gram: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: (gram &* 0x9E37_79B1) >> 16)
  }

  /// Returns the four bytes with the most capitals, which are rare in code; the first such ones.
  private static func rarestGram(of word: [UInt8]) -> UInt32 {
    guard word.count >= gramSize else { return 0 }
    let starts = 0...(word.count - gramSize)
    let capitals = { (start: Int) in word[start..<start + gramSize].count { $0 &- 0x41 < 26 } }
    let best = starts.max { capitals($0) < capitals($1) } ?? 0
    return word.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: best, as: UInt32.self) }
  }
}

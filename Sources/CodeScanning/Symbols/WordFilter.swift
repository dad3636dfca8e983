/// Finds where one of some words may occur in a file, much faster than by splitting the file into words.
///
/// The four rarest bytes of each word are searched at every second place. Each word has two such groups, one byte
/// apart, so that one of them is at such a place wherever the word starts.
struct WordFilter: Sendable {
  private static let gramSize = 4
  /// The number of bits of an index into the table of groups.
  private static let indexBits: UInt32 = 16
  /// One for each hash of four searched bytes, else zero.
  private var grams: [UInt8]

  /// Makes a filter for whole identifiers.
  init(words: Set<[UInt8]>) {
    // Words of one or two letters have no group of their own.
    let isFindable = words.allSatisfy { $0.count > 2 }
    grams = [UInt8](repeating: isFindable ? 0 : 1, count: 1 << Int(Self.indexBits))
    for word in words where isFindable {
      for gram in Self.grams(of: word) { grams[Self.index(Self.number(gram))] = 1 }
    }
  }

  /// Returns a bit for each place of the `CodePlaces.blockSize` bytes at `block` where four of the searched bytes
  /// start; a word starts at the place after it, there or before it.
  ///
  /// It reads three bytes more than the block has.
  @inline(__always)
  func places(inBlock block: UnsafeRawPointer) -> UInt64 {
    grams.withUnsafeBufferPointer { grams in
      var found: UInt64 = 0
      for place in stride(from: 0, to: CodePlaces.blockSize, by: 2) {
        let gram = block.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        found |= UInt64(grams[Self.index(gram)]) << UInt64(place)
      }
      return found
    }
  }

  @inline(__always)
  private static func index(_ gram: UInt32) -> Int {
    Int((gram &* 0x9E37_79B1) >> (32 - indexBits))
  }

  private static func number(_ gram: ArraySlice<UInt8>) -> UInt32 {
    gram.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }

  /// Returns the groups by which a word of three bytes or more is found.
  private static func grams(of word: [UInt8]) -> [ArraySlice<UInt8>] {
    guard word.count > gramSize else {
      // A short word is also identified by the bytes around it.
      let borders = (0..<0x80).map { UInt8($0) }.filter { !CodeCursor.isIdentifierPart($0) }
      return borders.flatMap { [(word + [$0])[..<gramSize], ([$0] + word)[..<gramSize]] }
    }
    // Capitals are rare in code.
    let starts = 0..<(word.count - gramSize)
    let capitals = { (start: Int) in word[start...(start + gramSize)].count { $0 &- 0x41 < 26 } }
    let best = starts.max { capitals($0) < capitals($1) } ?? 0
    return [word[best..<best + gramSize], word[(best + 1)...(best + gramSize)]]
  }
}

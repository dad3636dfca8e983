/// The places of a source file where something may stand that matters: words that are looked for, and what may end on a later
/// line.
///
/// A few percent of the lines hold any; the others need not be read as code.
struct CodePlaces {
  /// The number of bytes that are looked at together.
  static let blockSize = 64
  /// What is looked at of them and the next ones, with something to spare.
  private static let paddedSize = blockSize + 16

  private let bytes: UnsafeBufferPointer<UInt8>
  private let table: SymbolTable
  private var places: [Int] = []
  /// The number of places up to the last word.
  private var count = 0
  /// The end of the last word that was looked at.
  private var wordEnd = 0

  /// Returns the places in ascending order, none after the last word of `table`; each is a word's first byte, or a byte that
  /// belongs to a comment, literal or directive which may have several lines.
  ///
  /// Linear.
  static func find(in bytes: UnsafeBufferPointer<UInt8>, _ table: SymbolTable) -> ArraySlice<Int> {
    var found = CodePlaces(bytes: bytes, table: table)
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return [] }
    for offset in stride(from: 0, to: bytes.count, by: blockSize) {
      if offset + paddedSize <= bytes.count {
        found.addPlaces(at: offset, block: start + offset)
      } else {
        found.addPlaces(atEnd: offset, UnsafeRawBufferPointer(bytes)[offset...])
      }
    }
    return found.places[..<found.count]
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, table: SymbolTable) {
    self.bytes = bytes
    self.table = table
  }

  /// Adds the places of a block at the end of the file, as if zeros followed.
  private mutating func addPlaces(atEnd offset: Int, _ rest: Slice<UnsafeRawBufferPointer>) {
    withUnsafeTemporaryAllocation(byteCount: Self.paddedSize, alignment: 16) { block in
      let copied = rest.prefix(Self.paddedSize)
      block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyBytes(from: copied)
      if let start = block.baseAddress { addPlaces(at: offset, block: UnsafeRawPointer(start)) }
    }
  }

  private mutating func addPlaces(at offset: Int, block: UnsafeRawPointer) {
    var words = table.words.places(inBlock: block)
    var crossings = table.crossings.places(inBlock: block)
    while words | crossings != 0 {
      if crossings.trailingZeroBitCount <= words.trailingZeroBitCount {
        // All that is looked for has begun at its second byte; a word may end with its first one.
        places.append(offset + crossings.trailingZeroBitCount + 1)
        crossings &= crossings - 1
      } else {
        addWord(around: offset + words.trailingZeroBitCount)
        words &= words - 1
      }
    }
  }

  /// Adds the word that holds the byte at `place` or begins behind it, if it is one that is looked for.
  private mutating func addWord(around place: Int) {
    var start = place
    if start < bytes.count, !CodeCursor.isIdentifierPart(bytes[start]) { start += 1 }
    guard wordEnd <= start, start < bytes.count else { return }
    while start > wordEnd, CodeCursor.isIdentifierPart(bytes[start - 1]) { start -= 1 }
    var end = start
    while end < bytes.count, CodeCursor.isIdentifierPart(bytes[end]) { end += 1 }
    guard start < end else { return }
    wordEnd = end
    guard table.candidates(bytes, start..<end) != nil else { return }
    places.append(start)
    count = places.count
  }
}

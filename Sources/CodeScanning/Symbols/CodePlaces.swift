/// The places of a source file that may matter: words that are searched, and code that may end on a later line.
///
/// Only a few percent of the lines have any; the others are not read as code.
struct CodePlaces {
  /// The number of bytes that are processed together.
  static let blockSize = 64
  /// The number of bytes that are read for a block: its own, the next ones and a margin.
  private static let paddedSize = blockSize + 16

  private let bytes: UnsafeBufferPointer<UInt8>
  private let table: SymbolTable
  private var places: [Int] = []
  /// The number of places up to the last word.
  private var count = 0
  /// The end of the last word that was checked.
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
        // Every construct has started by its second byte; a word may end with its first byte.
        places.append(offset + crossings.trailingZeroBitCount + 1)
        crossings &= crossings - 1
      } else {
        addWord(around: offset + words.trailingZeroBitCount)
        words &= words - 1
      }
    }
  }

  /// Adds the word that contains the byte at `place` or starts after it, if it is a searched word.
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

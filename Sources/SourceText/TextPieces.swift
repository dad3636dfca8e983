/// All pieces of a text in their order: the bytes of any range and the way to a piece.
struct TextPieces: Sendable {
  /// The place of a piece.
  struct Index: Comparable {
    var block: Int
    var piece: Int

    static func < (left: Index, right: Index) -> Bool { (left.block, left.piece) < (right.block, right.piece) }
  }

  let blocks: TextParts<TextBlock>

  /// Cuts `buffer` into pieces of about `size` bytes; linear.
  init(_ buffer: [UInt8], size: Int) {
    self.init(TextBlock.blocks(of: TextPiece.cut(buffer, size: size)))
  }

  /// Puts blocks together, of which there must be at least one; linear in their number.
  init(_ blocks: [TextBlock]) {
    self.blocks = TextParts(blocks)
  }

  var extent: TextExtent { blocks.extent }

  // MARK: Lookup

  subscript(index: Index) -> TextPiece { blocks[index.block].pieces[index.piece] }

  /// Returns the extent of the text before a piece.
  func start(of index: Index) -> TextExtent {
    blocks.start(of: index.block) + blocks[index.block].pieces.start(of: index.piece)
  }

  /// Returns the bytes of the text that a piece holds.
  func range(of index: Index) -> Range<Int> {
    let start = start(of: index).bytes
    return start..<(start + self[index].count)
  }

  /// Returns the last piece whose start meets `condition`, which must hold for all pieces up to some piece and for none
  /// after it.
  ///
  /// Logarithmic; the first piece if none meets it.
  func lastIndex(where condition: (TextExtent) -> Bool) -> Index {
    let block = blocks.lastIndex(where: condition)
    let start = blocks.start(of: block)
    return Index(block: block, piece: blocks[block].pieces.lastIndex { condition(start + $0) })
  }

  /// Returns the piece that holds the byte at `offset`; the last one for the end of the text.
  func index(at offset: Int) -> Index {
    let block = blocks.lastIndex { $0.bytes <= offset }
    let offset = offset - blocks.start(of: block).bytes
    return Index(block: block, piece: blocks[block].pieces.lastIndex { $0.bytes <= offset })
  }

  func index(after index: Index) -> Index? {
    if index.piece + 1 < blocks[index.block].pieces.count { return Index(block: index.block, piece: index.piece + 1) }
    return index.block + 1 < blocks.count ? Index(block: index.block + 1, piece: 0) : nil
  }

  func index(before index: Index) -> Index? {
    if index.piece > 0 { return Index(block: index.block, piece: index.piece - 1) }
    guard index.block > 0 else { return nil }
    return Index(block: index.block - 1, piece: blocks[index.block - 1].pieces.count - 1)
  }

  // MARK: Bytes

  /// Returns the byte at `offset`, or 0 if there is none.
  func byte(at offset: Int) -> UInt8 {
    guard offset >= 0, offset < extent.bytes else { return 0 }
    let index = index(at: offset)
    return self[index][offset - start(of: index).bytes]
  }

  /// Calls `body` with the bytes of `range`, which must be inside the text; copies them only if they are not
  /// contiguous.
  func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let first = index(at: range.lowerBound)
    if isTogether(range, from: first) {
      return try self[first].withBytes(from: range.lowerBound - start(of: first).bytes, count: range.count, body)
    }
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    append(range, to: &copy)
    return try copy.withUnsafeBufferPointer(body)
  }

  /// Whether the bytes of `range`, which starts in the piece at `first`, are contiguous in memory.
  private func isTogether(_ range: Range<Int>, from first: Index) -> Bool {
    var index = first
    var end = self.range(of: first).upperBound
    while end < range.upperBound, let next = self.index(after: index) {
      guard self[index].isFollowed(by: self[next]) else { return false }
      end += self[next].count
      index = next
    }
    return true
  }

  /// Appends the bytes of `range`, which must be inside the text.
  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    var next: Index? = index(at: range.lowerBound)
    while let index = next {
      let whole = self.range(of: index)
      let part = range.clamped(to: whole)
      self[index].withBytes(from: part.lowerBound - whole.lowerBound, count: part.count) {
        bytes.append(contentsOf: $0)
      }
      next = whole.upperBound < range.upperBound ? self.index(after: index) : nil
    }
  }

  /// Returns the first offset in `range`, which must be inside the text, whose byte meets `condition`.
  func firstOffset(in range: Range<Int>, where condition: (UInt8) throws -> Bool) rethrows -> Int? {
    var next: Index? = index(at: range.lowerBound)
    while let index = next {
      if let offset = try find(in: range, ofPiece: index, { try $0.firstIndex(where: condition) }) { return offset }
      next = self.range(of: index).upperBound < range.upperBound ? self.index(after: index) : nil
    }
    return nil
  }

  /// Returns the last offset in `range`, which must be inside the text, whose byte meets `condition`.
  func lastOffset(in range: Range<Int>, where condition: (UInt8) throws -> Bool) rethrows -> Int? {
    var next: Index? = index(at: range.upperBound)
    while let index = next {
      if let offset = try find(in: range, ofPiece: index, { try $0.lastIndex(where: condition) }) { return offset }
      next = range.lowerBound < self.range(of: index).lowerBound ? self.index(before: index) : nil
    }
    return nil
  }

  /// Calls `search` with the bytes of `range` that are in a piece and returns the offset in the text of what it finds.
  private func find(
    in range: Range<Int>,
    ofPiece index: Index,
    _ search: (UnsafeBufferPointer<UInt8>) throws -> Int?
  ) rethrows -> Int? {
    let whole = self.range(of: index)
    let part = range.clamped(to: whole)
    let found = try self[index].withBytes(from: part.lowerBound - whole.lowerBound, count: part.count, search)
    return found.map { part.lowerBound + $0 }
  }
}

/// The pieces of a text in their order, with a directory that tells what stands before each.
struct TextPieces: Sendable {
  private let pieces: [TextPiece]
  /// For each piece the extent of all pieces before it.
  private let starts: [TextExtent]
  let extent: TextExtent

  /// Cuts `buffer` into pieces of about `size` bytes; linear.
  init(_ buffer: [UInt8], size: Int) {
    pieces = TextPiece.cut(buffer, size: size)
    var extent = TextExtent()
    var starts: [TextExtent] = []
    starts.reserveCapacity(pieces.count)
    for piece in pieces {
      starts.append(extent)
      extent = extent + piece.extent
    }
    self.starts = starts
    self.extent = extent
  }

  private init(pieces: [TextPiece], starts: [TextExtent], extent: TextExtent) {
    self.pieces = pieces
    self.starts = starts
    self.extent = extent
  }

  // MARK: Lookup

  /// Returns the last piece in `range` whose start meets `condition`, which holds up to some piece and for none behind it.
  ///
  /// Logarithmic; the first piece of the range if none meets it.
  private func lastIndex(in range: Range<Int>, where condition: (TextExtent) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(starts[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the piece that holds the byte at `offset`; the last one for the end of the text.
  private func index(at offset: Int) -> Int {
    lastIndex(in: 0..<pieces.count) { $0.bytes <= offset }
  }

  private func end(of index: Int) -> Int { starts[index].bytes + pieces[index].count }

  /// Returns the byte at `offset`, or 0 where there is none.
  func byte(at offset: Int) -> UInt8 {
    guard offset >= 0, offset < extent.bytes else { return 0 }
    let index = index(at: offset)
    return pieces[index][offset - starts[index].bytes]
  }

  /// Calls `body` with the bytes of `range`, which must be inside the text; copies them only where they lie apart.
  func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let first = index(at: range.lowerBound)
    let last = range.isEmpty ? first : index(at: range.upperBound - 1)
    if (first..<last).allSatisfy({ pieces[$0].isFollowed(by: pieces[$0 + 1]) }) {
      return try pieces[first].withBytes(from: range.lowerBound - starts[first].bytes, count: range.count, body)
    }
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    append(range, to: &copy)
    return try copy.withUnsafeBufferPointer(body)
  }

  /// Appends the bytes of `range`, which must be inside the text.
  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    guard !range.isEmpty else { return }
    for index in index(at: range.lowerBound)...index(at: range.upperBound - 1) {
      let part = range.clamped(to: starts[index].bytes..<end(of: index))
      pieces[index].withBytes(from: part.lowerBound - starts[index].bytes, count: part.count) {
        bytes.append(contentsOf: $0)
      }
    }
  }

  /// Returns the first offset in `range`, which must be inside the text, whose byte meets `condition`.
  func firstOffset(in range: Range<Int>, where condition: (UInt8) throws -> Bool) rethrows -> Int? {
    guard !range.isEmpty else { return nil }
    var index = index(at: range.lowerBound)
    while true {
      if let offset = try withBytes(in: range, ofPiece: index, { try $0.firstIndex(where: condition) }) {
        return offset
      }
      guard end(of: index) < range.upperBound else { return nil }
      index += 1
    }
  }

  /// Returns the last offset in `range`, which must be inside the text, whose byte meets `condition`.
  func lastOffset(in range: Range<Int>, where condition: (UInt8) throws -> Bool) rethrows -> Int? {
    guard !range.isEmpty else { return nil }
    var index = index(at: range.upperBound - 1)
    while true {
      if let offset = try withBytes(in: range, ofPiece: index, { try $0.lastIndex(where: condition) }) { return offset }
      guard starts[index].bytes > range.lowerBound else { return nil }
      index -= 1
    }
  }

  /// Calls `search` with the bytes of `range` that are in a piece and returns the offset in the text of what it finds.
  private func withBytes(
    in range: Range<Int>,
    ofPiece index: Int,
    _ search: (UnsafeBufferPointer<UInt8>) throws -> Int?
  ) rethrows -> Int? {
    let part = range.clamped(to: starts[index].bytes..<end(of: index))
    let found = try pieces[index].withBytes(from: part.lowerBound - starts[index].bytes, count: part.count, search)
    return found.map { part.lowerBound + $0 }
  }

  // MARK: Positions

  /// Returns the start of the character that the byte at `offset`, inside the text or at its end, belongs to.
  func characterStart(_ offset: Int) -> Int {
    let index = index(at: offset)
    return starts[index].bytes + pieces[index].characterStart(offset - starts[index].bytes)
  }

  /// Returns the line that holds the byte at `offset`.
  func line(at offset: Int) -> Int {
    let index = index(at: offset)
    return starts[index].lines + pieces[index].lineStarts(through: offset - starts[index].bytes)
  }

  /// Returns the start of `line`, which must be one of the text.
  func start(ofLine line: Int) -> Int {
    guard line > 0 else { return 0 }
    let index = lastIndex(in: 0..<pieces.count) { $0.lines < line }
    return starts[index].bytes + Int(pieces[index].lineStarts[line - starts[index].lines - 1])
  }

  /// Returns the position of `offset`, which must be inside the text or at its end.
  func position(at offset: Int, encoding: PositionEncoding) -> TextPosition {
    let index = index(at: offset)
    let piece = pieces[index]
    let end = piece.characterStart(offset - starts[index].bytes)
    let linesInPiece = piece.lineStarts(through: end)
    let line = starts[index].lines + linesInPiece
    if linesInPiece > 0 {
      let start = Int(piece.lineStarts[linesInPiece - 1])
      return TextPosition(line: line, column: piece.units(in: start..<end, encoding: encoding))
    }
    let unitsBefore = starts[index].units(in: encoding) + piece.units(in: 0..<end, encoding: encoding)
    return TextPosition(line: line, column: unitsBefore - units(before: start(ofLine: line), encoding: encoding))
  }

  /// Returns the number of code units in the text before `offset`, which must stand between characters.
  private func units(before offset: Int, encoding: PositionEncoding) -> Int {
    let index = index(at: offset)
    let unitsInPiece = pieces[index].units(in: 0..<(offset - starts[index].bytes), encoding: encoding)
    return starts[index].units(in: encoding) + unitsInPiece
  }

  /// Returns the offset that has `units` code units of `encoding` between it and the start of `range`.
  ///
  /// The range must begin and end between characters. An offset inside a character becomes the character's start, and none is
  /// behind the end of `range`.
  func offset(after units: Int, in range: Range<Int>, encoding: PositionEncoding) -> Int {
    let first = index(at: range.lowerBound)
    let last = index(at: range.upperBound)
    // Lines inside one piece need no look at what stands before it.
    let target = first == last ? 0 : self.units(before: range.lowerBound, encoding: encoding) + units
    let index = lastIndex(in: first..<(last + 1)) { $0.units(in: encoding) <= target }
    let part = range.clamped(to: starts[index].bytes..<end(of: index))
    let start = starts[index].bytes
    let rest = index == first ? units : target - starts[index].units(in: encoding)
    let partInPiece = (part.lowerBound - start)..<(part.upperBound - start)
    return start + pieces[index].offset(after: rest, in: partInPiece, encoding: encoding)
  }

  // MARK: Edits

  /// Returns the pieces of the text in which `replacement` stands in place of `range`, which must be inside the text.
  ///
  /// What the edit touches is copied into new pieces of about `size` bytes, all others are shared.
  func replacing(_ range: Range<Int>, with replacement: String.UTF8View, size: Int) -> TextPieces {
    let touched = touched(by: range, replacementCount: replacement.count, size: size)
    let bytes = starts[touched.lowerBound].bytes..<end(of: touched.upperBound)
    var content: [UInt8] = []
    content.reserveCapacity(bytes.count - range.count + replacement.count)
    append(bytes.lowerBound..<range.lowerBound, to: &content)
    content.append(contentsOf: replacement)
    append(range.upperBound..<bytes.upperBound, to: &content)
    return replacing(touched, with: TextPiece.cut(content, size: size))
  }

  /// Returns the pieces that an edit of `range` must make anew.
  private func touched(by range: Range<Int>, replacementCount: Int, size: Int) -> ClosedRange<Int> {
    var first = index(at: range.lowerBound)
    var last = index(at: range.upperBound)
    // Whether a border cuts a character or a line end depends on three bytes at either side.
    while first > 0, range.lowerBound - starts[first].bytes < 4 { first -= 1 }
    while last + 1 < pieces.count, end(of: last) - range.upperBound < 4 { last += 1 }
    func newCount() -> Int { end(of: last) - starts[first].bytes - range.count + replacementCount }
    // Small pieces are joined with a neighbour, so that there are never many of them.
    while newCount() < size / 2, first > 0 || last + 1 < pieces.count {
      if last + 1 < pieces.count { last += 1 } else { first -= 1 }
    }
    return first...last
  }

  private func replacing(_ indices: ClosedRange<Int>, with new: [TextPiece]) -> TextPieces {
    let newCount = pieces.count - indices.count + new.count
    var newPieces: [TextPiece] = []
    newPieces.reserveCapacity(newCount)
    newPieces.append(contentsOf: pieces[..<indices.lowerBound])
    newPieces.append(contentsOf: new)
    newPieces.append(contentsOf: pieces[(indices.upperBound + 1)...])

    var newStarts: [TextExtent] = []
    newStarts.reserveCapacity(newCount)
    newStarts.append(contentsOf: starts[..<indices.lowerBound])
    var next = starts[indices.lowerBound]
    for piece in new {
      newStarts.append(next)
      next = next + piece.extent
    }
    let delta = next - (starts[indices.upperBound] + pieces[indices.upperBound].extent)
    newStarts.append(contentsOf: starts[(indices.upperBound + 1)...].lazy.map { $0 + delta })
    return TextPieces(pieces: newPieces, starts: newStarts, extent: extent + delta)
  }
}

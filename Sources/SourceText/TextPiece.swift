/// A part of a text: a slice of a buffer that other pieces may share, and its counts.
///
/// A piece neither begins nor ends inside a character or a `\r\n`, so that each can be read by itself. All offsets are
/// relative to its start.
final class TextPiece: TextPart {
  /// The largest size that can be requested; pieces have up to twice as many bytes, which `UInt16` can still count.
  static let largestSize = 16 * 1024

  private let buffer: [UInt8]
  private let start: Int
  /// The offsets after each line end, ascending; the last may be the end of the piece.
  let lineStarts: [UInt16]
  let extent: TextExtent

  private init(buffer: [UInt8], start: Int, lineStarts: [UInt16], extent: TextExtent) {
    self.buffer = buffer
    self.start = start
    self.lineStarts = lineStarts
    self.extent = extent
  }

  /// Cuts `buffer` into pieces of about `size` bytes, which all share it; linear.
  ///
  /// There is at least one piece; none has more than twice the size.
  static func cut(_ buffer: [UInt8], size: Int) -> [TextPiece] {
    let number = max(1, buffer.count / size)
    let length = max(1, (buffer.count + number - 1) / number)
    var pieces: [TextPiece] = []
    pieces.reserveCapacity(number)
    buffer.withUnsafeBufferPointer { bytes in
      var start = 0
      repeat {
        let end = ByteScan.cut(notBefore: min(start + length, bytes.count), in: bytes)
        let (lineStarts, extent) = ByteScan.measure(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        pieces.append(TextPiece(buffer: buffer, start: start, lineStarts: lineStarts, extent: extent))
        start = end
      } while start < bytes.count
    }
    return pieces
  }

  var count: Int { extent.bytes }

  /// The byte at `offset`, which must be inside the piece.
  subscript(offset: Int) -> UInt8 { buffer[start + offset] }

  /// Whether the bytes of `next` are directly after those of this piece in memory.
  func isFollowed(by next: TextPiece) -> Bool {
    start + count == next.start
      && buffer.withUnsafeBufferPointer(\.baseAddress) == next.buffer.withUnsafeBufferPointer(\.baseAddress)
  }

  /// Calls `body` with the bytes from `offset` on, `count` of them, which may reach into the pieces that follow in memory.
  func withBytes<Result>(
    from offset: Int,
    count: Int,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try buffer.withUnsafeBufferPointer { bytes in
      let first = start + offset
      return try body(UnsafeBufferPointer(rebasing: bytes[first..<(first + count)]))
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try withBytes(from: 0, count: count, body)
  }

  // MARK: Positions

  /// Returns the number of lines of the text that start in this piece at or before `offset`; logarithmic.
  func lineStarts(through offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the start of the character that the byte at `offset` belongs to.
  func characterStart(_ offset: Int) -> Int {
    extent.isSingleByte ? offset : withBytes { ByteScan.characterStart(offset, in: $0) }
  }

  /// Returns the number of code units of `encoding` in `range`, which starts and ends between characters.
  ///
  /// Linear in the range, constant if all characters have one byte.
  func units(in range: Range<Int>, encoding: PositionEncoding) -> Int {
    if encoding == .utf8 || extent.isSingleByte { return range.count }
    if range.count == count { return extent.units(in: encoding) }
    return withBytes { ByteScan.units(in: range, of: $0, encoding: encoding) }
  }

  /// Returns the offset that has `units` code units of `encoding` between it and the start of `range`.
  ///
  /// Inside a character it is the character's start, and it is at most the end of `range`. Same cost as `units`.
  func offset(after units: Int, in range: Range<Int>, encoding: PositionEncoding) -> Int {
    if extent.isSingleByte { return range.lowerBound + min(units, range.count) }
    return withBytes { ByteScan.offset(after: units, in: range, of: $0, encoding: encoding) }
  }
}

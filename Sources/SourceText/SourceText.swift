/// An immutable snapshot of a text, held as UTF-8 bytes in pieces of some kilobytes.
///
/// All offsets are byte offsets from zero. The bytes of a file may be invalid UTF-8: nothing here traps on them, and a byte
/// that starts no character counts as one character of its own. An edit makes new pieces only for what it touches.
public struct SourceText: Sendable {
  /// How large pieces are meant to be: small ones are scanned again quickly, large ones make a short list.
  static let usualPieceSize = 8192

  private let pieces: [TextPiece]
  private let directory: PieceDirectory
  private let pieceSize: Int

  /// Makes a snapshot of `bytes`, without a byte-order mark, and takes them over; linear in their number.
  public init(bytes: [UInt8]) {
    self.init(bytes: bytes, pieceSize: Self.usualPieceSize)
  }

  /// Makes a snapshot in pieces of about `pieceSize` bytes, so that tests get many of a short text.
  package init(bytes: [UInt8], pieceSize: Int) {
    self.init(pieces: TextPiece.cut(TextStorage(bytes), size: max(pieceSize, 8)), pieceSize: max(pieceSize, 8))
  }

  /// Makes a snapshot of `string`; linear in its size.
  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  private init(pieces: [TextPiece], pieceSize: Int) {
    self.pieces = pieces
    self.pieceSize = pieceSize
    directory = PieceDirectory(pieces)
  }

  /// The number of bytes.
  public var count: Int { directory.total.byte }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { directory.total.line + 1 }

  // MARK: Bytes

  /// All bytes; constant time while the text was never edited, else a copy, which is nothing for every keystroke.
  public var bytes: [UInt8] {
    guard let first = pieces.first, isAdjacent(pieces.indices), first.storage.bytes.count == count else {
      return bytes(in: 0..<count)
    }
    return first.storage.bytes
  }

  /// Returns the bytes of `range`, which is clamped to the text; linear in their number.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for number in pieces(touching: range) {
      let piece = pieces[number]
      let start = directory.entries[number].byte
      let wanted = range.clamped(to: start..<(start + piece.range.count))
      let slice = (wanted.lowerBound - start)..<(wanted.upperBound - start)
      result.append(
        contentsOf: piece.storage.bytes[
          (slice.lowerBound + piece.range.lowerBound)..<(slice.upperBound + piece.range.lowerBound)
        ]
      )
    }
    return result
  }

  /// Returns the byte at `offset`, or 0 outside the text; logarithmic.
  public subscript(offset: Int) -> UInt8 {
    guard offset >= 0, offset < count else { return 0 }
    let number = piece(at: offset)
    return pieces[number].storage.bytes[pieces[number].range.lowerBound + offset - directory.entries[number].byte]
  }

  /// Calls `body` with the bytes of `range`, which is clamped to the text.
  ///
  /// They are copied only where an edit parted them: in a text that was never edited they are lent.
  public func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let range = range.clamped(to: 0..<count)
    let touched = pieces(touching: range)
    guard let first = touched.first, isAdjacent(touched) else {
      return try bytes(in: range).withUnsafeBufferPointer(body)
    }
    let start = pieces[first].range.lowerBound + range.lowerBound - directory.entries[first].byte
    return try pieces[first].storage.bytes.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[start..<(start + range.count)]))
    }
  }

  /// The text as a string, invalid UTF-8 repaired; linear.
  public var string: String { string(in: 0..<count) }

  /// Returns the text of `range` (clamped to the text), invalid UTF-8 repaired.
  public func string(in range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Pieces

  private func piece(at offset: Int) -> Int { directory.piece(offset) { $0.byte } }

  /// Returns the pieces that hold bytes of a range.
  private func pieces(touching range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    return piece(at: range.lowerBound)..<(piece(at: range.upperBound - 1) + 1)
  }

  /// Whether pieces follow one another in one storage.
  private func isAdjacent(_ numbers: Range<Int>) -> Bool {
    guard numbers.count > 1 else { return true }
    return numbers.dropFirst().allSatisfy { number in
      let (piece, former) = (pieces[number], pieces[number - 1])
      return piece.storage === former.storage && piece.range.lowerBound == former.range.upperBound
    }
  }

  // MARK: Lines

  /// Returns the bytes of a line (from zero, clamped) without its line end; logarithmic.
  public func lineRange(_ line: Int) -> Range<Int> {
    let line = min(max(line, 0), lineCount - 1)
    let start = lineStart(line)
    guard line + 1 < lineCount else { return start..<count }
    var end = lineStart(line + 1) - 1
    if end > start, self[end] == UInt8(ascii: "\n"), self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Returns the line (from zero) that holds the byte at `offset`, which is clamped to the text; logarithmic.
  public func line(at offset: Int) -> Int {
    let offset = min(max(offset, 0), count)
    guard !pieces.isEmpty else { return 0 }
    let number = piece(at: offset)
    let entry = directory.entries[number]
    let starts = pieces[number].lineStarts
    return entry.line + starts.partitioningIndex { Int($0) > offset - entry.byte }
  }

  private func lineStart(_ line: Int) -> Int {
    guard line > 0 else { return 0 }
    let number = directory.piece(line - 1) { $0.line }
    let entry = directory.entries[number]
    return entry.byte + Int(pieces[number].lineStarts[line - 1 - entry.line])
  }

  // MARK: Positions

  /// Returns the line and column of the byte at `offset`, with columns in code units of `encoding`.
  ///
  /// An offset outside the text is clamped, one inside a character counts as that character's start. Logarithmic in the size of
  /// the text, however long its lines are, and linear in one piece unless that is ASCII.
  public func position(at offset: Int, encoding: PositionEncoding) -> TextPosition {
    let offset = characterStart(min(max(offset, 0), count))
    let line = line(at: offset)
    let start = lineStart(line)
    guard encoding != .utf8 else { return TextPosition(line: line, column: offset - start) }
    return TextPosition(line: line, column: units(before: offset, encoding) - units(before: start, encoding))
  }

  /// Returns the byte offset of a line and column, with columns in code units of `encoding`.
  ///
  /// As LSP asks: a column behind the line's end means its end, before the line end's own bytes; a column inside a
  /// character means that character's start; a line behind the last means the end of the text. Same cost as `position`.
  public func offset(of position: TextPosition, encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return count }
    let range = lineRange(position.line)
    let column = max(position.column, 0)
    guard column < range.count else { return range.upperBound }
    if encoding == .utf8 { return characterStart(range.lowerBound + column) }
    return min(offset(ofUnit: units(before: range.lowerBound, encoding) + column, encoding), range.upperBound)
  }

  /// Returns the number of code units before a byte that starts a character.
  private func units(before offset: Int, _ encoding: PositionEncoding) -> Int {
    guard !pieces.isEmpty else { return 0 }
    let number = piece(at: offset)
    let (piece, entry) = (pieces[number], directory.entries[number])
    let length = offset - entry.byte
    guard !piece.isASCII, length < piece.range.count else {
      return entry.units.units(encoding) + (piece.isASCII ? length : piece.counts.units(encoding))
    }
    return entry.units.units(encoding) + piece.withBytes { UnitCounts($0[..<length]).units(encoding) }
  }

  /// Returns the start of the character with the code unit `unit`, counted from the text's start.
  private func offset(ofUnit unit: Int, _ encoding: PositionEncoding) -> Int {
    guard !pieces.isEmpty else { return 0 }
    let number = directory.piece(unit) { $0.units.units(encoding) }
    let (piece, entry) = (pieces[number], directory.entries[number])
    var left = unit - entry.units.units(encoding)
    if piece.isASCII { return entry.byte + min(left, piece.range.count) }
    return piece.withBytes { bytes in
      var cursor = 0
      while cursor < bytes.count {
        let length = UnitCounts.characterLength(bytes[...], at: cursor)
        left -= encoding == .utf16 && length == 4 ? 2 : 1
        if left < 0 { break }
        cursor += length
      }
      return entry.byte + cursor
    }
  }

  /// Returns the start of the character that the byte at `offset` belongs to.
  private func characterStart(_ offset: Int) -> Int {
    guard offset < count, UTF8Sequence.isContinuation(self[offset]) else { return offset }
    // A character is never parted by pieces.
    let number = piece(at: offset)
    let start = directory.entries[number].byte
    return pieces[number].withBytes { bytes in
      let place = offset - start
      for lead in stride(from: place - 1, through: max(0, place - 3), by: -1) {
        if UTF8Sequence.isContinuation(bytes[lead]) { continue }
        return lead + UnitCounts.characterLength(bytes[...], at: lead) > place ? start + lead : offset
      }
      return offset
    }
  }

  // MARK: Edits

  /// Returns the text with `edit` applied; its range is clamped to the text.
  ///
  /// Linear in the edit and the pieces that it touches, plus a small constant for each of the other pieces.
  public func applying(_ edit: TextEdit) -> SourceText {
    let range = edit.range.clamped(to: 0..<count)
    let touched = piecesToReplace(for: range, growth: edit.replacement.utf8.count - range.count)
    let start = directory.entries[touched.lowerBound].byte
    let end = directory.entries[touched.upperBound].byte
    var bytes = bytes(in: start..<range.lowerBound)
    bytes.append(contentsOf: edit.replacement.utf8)
    bytes.append(contentsOf: self.bytes(in: range.upperBound..<end))
    var pieces = pieces
    pieces.replaceSubrange(touched, with: TextPiece.cut(TextStorage(bytes), size: pieceSize))
    return SourceText(pieces: pieces, pieceSize: pieceSize)
  }

  /// Returns the pieces that an edit of `range` makes new.
  ///
  /// Those beside it are made new with it where what it leaves could belong together with their bytes, as `\r` and `\n` do, or
  /// would be a piece too small.
  private func piecesToReplace(for range: Range<Int>, growth: Int) -> Range<Int> {
    guard !pieces.isEmpty else { return 0..<0 }
    var first = piece(at: range.lowerBound)
    var end = piece(at: max(range.lowerBound, range.upperBound - 1)) + 1
    if first > 0, range.lowerBound - directory.entries[first].byte < 4 { first -= 1 }
    while end < pieces.count, directory.entries[end].byte - range.upperBound < 4 { end += 1 }
    if end < pieces.count, directory.entries[end].byte - directory.entries[first].byte + growth < pieceSize / 2 {
      end += 1
    }
    return first..<end
  }

  /// Returns the text with all `edits` applied, which are ranges of this text and must not overlap.
  ///
  /// Edits are applied by ascending start, inserts at one place in their order; one that overlaps an earlier one is left
  /// out. Linear in the text and the edits.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    var newBytes: [UInt8] = []
    newBytes.reserveCapacity(count)
    var cursor = 0
    for (_, edit) in ordered {
      let range = edit.range.clamped(to: 0..<count)
      guard range.lowerBound >= cursor else { continue }
      newBytes.append(contentsOf: bytes(in: cursor..<range.lowerBound))
      newBytes.append(contentsOf: edit.replacement.utf8)
      cursor = range.upperBound
    }
    newBytes.append(contentsOf: bytes(in: cursor..<count))
    return SourceText(bytes: newBytes, pieceSize: pieceSize)
  }
}

extension Array {
  /// Returns the first index whose element fulfils a condition that all behind it fulfil as well; logarithmic.
  func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

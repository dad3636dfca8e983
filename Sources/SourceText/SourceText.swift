/// An immutable snapshot of a text, held as UTF-8 bytes with the table of its lines.
///
/// All offsets are byte offsets from zero. The bytes of a file may be invalid UTF-8: nothing here traps on them, and a
/// byte that starts no character counts as one character. The bytes are held in pieces that the snapshots before and
/// after an edit share, so that an edit costs nearly the same in a small and in a large text.
public struct SourceText: Sendable {
  /// The size of a piece: large ones make an edit copy more, small ones make the directory of the pieces longer.
  private static let pieceSize = 4 * 1024

  /// One object, so that to pass a text on counts one reference.
  private final class Storage: Sendable {
    let pieces: TextPieces
    let pieceSize: Int
    /// All bytes, where they still lie in one array because the text was never edited.
    let unedited: [UInt8]?

    init(_ pieces: TextPieces, _ pieceSize: Int, unedited: [UInt8]? = nil) {
      (self.pieces, self.pieceSize, self.unedited) = (pieces, pieceSize, unedited)
    }
  }

  private let storage: Storage
  private var pieces: TextPieces { storage.pieces }

  /// Makes a snapshot of `bytes`, which are not copied; linear in their number.
  public init(bytes: [UInt8]) {
    self.init(bytes: bytes, pieceSize: Self.pieceSize)
  }

  /// Makes a snapshot of `string`; linear in its size.
  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// Makes a snapshot whose pieces have about `pieceSize` bytes, so that tests can have many borders in little text.
  init(bytes: [UInt8], pieceSize: Int) {
    let pieceSize = min(max(pieceSize, 1), TextPiece.largestSize)
    storage = Storage(TextPieces(bytes, size: pieceSize), pieceSize, unedited: bytes)
  }

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// The number of bytes.
  public var count: Int { pieces.extent.bytes }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { pieces.extent.lines + 1 }

  // MARK: Bytes

  /// All bytes of the text, without the byte-order mark of the file.
  ///
  /// Constant in a text that was never edited, else a copy of the whole text: what runs with each keystroke asks for parts.
  public var bytes: [UInt8] { storage.unedited ?? bytes(in: 0..<count) }

  /// The byte at `offset`, or 0 outside the text; never traps.
  ///
  /// Logarithmic in the size of the text; to walk over many bytes, use `withBytes(in:)`.
  public subscript(offset: Int) -> UInt8 {
    guard let unedited = storage.unedited else { return pieces.byte(at: offset) }
    return unedited.indices.contains(offset) ? unedited[offset] : 0
  }

  /// Returns the bytes of `range` (clamped to the text); linear in its length.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    if let unedited = storage.unedited { return Array(unedited[range]) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    pieces.append(range, to: &bytes)
    return bytes
  }

  /// Calls `body` with the bytes of `range` (clamped to the text) and returns its result.
  ///
  /// The bytes are lent if they are contiguous in memory, and copied if an edit has separated them. The cost is then
  /// linear in the length of the range, never in that of the text.
  public func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let range = range.clamped(to: 0..<count)
    guard let unedited = storage.unedited else { return try pieces.withBytes(in: range, body) }
    return try unedited.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Returns the first offset in `range` (clamped to the text) whose byte meets `condition`, or nil.
  ///
  /// Nothing is copied; linear in the bytes up to that offset.
  public func firstOffset(in range: Range<Int>, where condition: (UInt8) throws -> Bool) rethrows -> Int? {
    try pieces.firstOffset(in: range.clamped(to: 0..<count), where: condition)
  }

  /// Returns the last offset in `range` (clamped to the text) whose byte meets `condition`, or nil.
  ///
  /// Nothing is copied; linear in the bytes after that offset.
  public func lastOffset(in range: Range<Int>, where condition: (UInt8) throws -> Bool) rethrows -> Int? {
    try pieces.lastOffset(in: range.clamped(to: 0..<count), where: condition)
  }

  /// The text as a string, invalid UTF-8 repaired; linear.
  public var string: String { string(in: 0..<count) }

  /// Returns the text of `range` (clamped to the text), invalid UTF-8 repaired; linear in its length.
  public func string(in range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Lines

  /// Returns the bytes of a line (from zero, clamped) without its line end; logarithmic in the size of the text.
  public func lineRange(_ line: Int) -> Range<Int> {
    let line = min(max(line, 0), lineCount - 1)
    let start = pieces.start(ofLine: line)
    guard line + 1 < lineCount else { return start..<count }
    var end = pieces.start(ofLine: line + 1) - 1
    if end > start, self[end] == UInt8(ascii: "\n"), self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Returns the line (from zero) that holds the byte at `offset`, which is clamped to the text; logarithmic.
  public func line(at offset: Int) -> Int {
    pieces.line(at: min(max(offset, 0), count))
  }

  // MARK: Positions

  /// Returns the line and column of the byte at `offset`, with columns in code units of `encoding`.
  ///
  /// An offset outside the text is clamped, one inside a character counts as that character's start. Logarithmic in the
  /// size of the text; a line with characters other than ASCII is walked for some kilobytes at most.
  public func position(at offset: Int, encoding: PositionEncoding) -> TextPosition {
    pieces.position(at: min(max(offset, 0), count), encoding: encoding)
  }

  /// Returns the byte offset of a line and column, with columns in code units of `encoding`.
  ///
  /// As LSP requires: a column after the line's end means its end, before the line end's own bytes; a column inside a
  /// character means that character's start; a line after the last means the end of the text. Same cost as `position`.
  public func offset(of position: TextPosition, encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return count }
    let range = lineRange(position.line)
    // No encoding has more units than UTF-8 has bytes.
    let column = min(max(position.column, 0), range.count)
    if encoding == .utf8 { return pieces.characterStart(range.lowerBound + column) }
    return pieces.offset(after: column, in: range, encoding: encoding)
  }

  // MARK: Edits

  /// Returns the text with `edit` applied; its range is clamped to the text.
  ///
  /// Copies some kilobytes around the edit and shares the rest; linear in the number of blocks of pieces, of which
  /// there is one for more than a hundred kilobytes of text.
  public func applying(_ edit: TextEdit) -> SourceText {
    let range = edit.range.clamped(to: 0..<count)
    let newPieces = pieces.replacing(range, with: edit.replacement.utf8, size: storage.pieceSize)
    return SourceText(Storage(newPieces, storage.pieceSize))
  }

  /// Returns the text with all `edits` applied, which are ranges of this text and must not overlap.
  ///
  /// Edits are applied by ascending start, inserts at one place in their order; one that overlaps an earlier one is
  /// omitted. Linear in the text and the edits.
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
      pieces.append(cursor..<range.lowerBound, to: &newBytes)
      newBytes.append(contentsOf: edit.replacement.utf8)
      cursor = range.upperBound
    }
    pieces.append(cursor..<count, to: &newBytes)
    return SourceText(bytes: newBytes, pieceSize: storage.pieceSize)
  }
}

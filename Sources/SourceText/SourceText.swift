/// An immutable snapshot of a text, held as UTF-8 bytes with the table of its lines.
///
/// All offsets are byte offsets from zero. The bytes of a file may be invalid UTF-8: nothing here traps on them, and a byte
/// that starts no character counts as one character of its own.
public struct SourceText: Sendable {
  /// The bytes of the text, without a byte-order mark of the file that it was read from.
  public let bytes: [UInt8]
  private let lines: LineTable
  private let isASCII: Bool

  /// Makes a snapshot of `bytes`; linear in their number.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    (lines, isASCII) = bytes.withUnsafeBufferPointer { (LineTable($0), Self.isASCII($0)) }
  }

  /// Makes a snapshot of `string`; linear in its size.
  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  private init(bytes: [UInt8], lines: LineTable, isASCII: Bool) {
    self.bytes = bytes
    self.lines = lines
    self.isASCII = isASCII
  }

  /// The number of bytes.
  public var count: Int { bytes.count }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { lines.starts.count }

  /// The text as a string, invalid UTF-8 repaired; linear.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the text of `range` (clamped to the text), invalid UTF-8 repaired.
  public func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<count)], as: UTF8.self)
  }

  /// The byte at `offset`, or 0 where the text has none; never traps.
  public subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < count ? bytes[offset] : 0
  }

  /// Returns the bytes of `range` (clamped to the text); linear in its length.
  public func bytes(in range: Range<Int>) -> [UInt8] {
    withBytes(in: range) { Array($0) }
  }

  /// Calls `body` with the bytes of `range` (clamped to the text) and returns its result.
  ///
  /// The bytes are lent where they lie together in memory, and copied where an edit has parted them: then the cost is linear
  /// in the length of the range, never in that of the text.
  public func withBytes<Result>(
    in range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range.clamped(to: 0..<count)])) }
  }

  /// Returns the bytes of a line (from zero, clamped) without its line end.
  public func lineRange(_ line: Int) -> Range<Int> {
    let line = min(max(line, 0), lineCount - 1)
    let start = Int(lines.starts[line])
    guard line + 1 < lineCount else { return start..<count }
    var end = Int(lines.starts[line + 1]) - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Returns the line (from zero) that holds the byte at `offset`, which is clamped to the text; logarithmic.
  public func line(at offset: Int) -> Int {
    lines.line(containing: min(max(offset, 0), count))
  }

  // MARK: Positions

  /// Returns the line and column of the byte at `offset`, with columns in code units of `encoding`.
  ///
  /// An offset outside the text is clamped, one inside a character counts as that character's start. Logarithmic in the
  /// number of lines and linear in the length of the one line, constant there for ASCII texts and UTF-8 columns.
  public func position(at offset: Int, encoding: PositionEncoding) -> TextPosition {
    let offset = characterStart(min(max(offset, 0), count))
    let line = lines.line(containing: offset)
    let start = Int(lines.starts[line])
    if encoding == .utf8 || isASCII { return TextPosition(line: line, column: offset - start) }
    var column = 0
    var cursor = start
    while cursor < offset {
      let length = characterLength(at: cursor)
      column += Self.units(ofLength: length, in: encoding)
      cursor += length
    }
    return TextPosition(line: line, column: column)
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
    if isASCII { return range.lowerBound + min(column, range.count) }
    if encoding == .utf8 { return characterStart(range.lowerBound + min(column, range.count)) }
    var units = 0
    var cursor = range.lowerBound
    while cursor < range.upperBound {
      let length = characterLength(at: cursor)
      units += Self.units(ofLength: length, in: encoding)
      if units > column { break }
      cursor += length
    }
    return cursor
  }

  /// Returns the number of code units of `encoding` in a character of `length` UTF-8 bytes.
  private static func units(ofLength length: Int, in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: length == 4 ? 2 : 1
    case .utf32: 1
    }
  }

  /// Returns the length in bytes of the character that starts at `offset`; 1 for a byte that starts none.
  private func characterLength(at offset: Int) -> Int {
    let expected = UTF8Sequence.length(ofLead: bytes[offset])
    guard expected > 1, offset + expected <= count else { return 1 }
    for index in (offset + 1)..<(offset + expected) where !UTF8Sequence.isContinuation(bytes[index]) { return 1 }
    return expected
  }

  /// Returns the start of the character that the byte at `offset` belongs to.
  private func characterStart(_ offset: Int) -> Int {
    guard offset < count, UTF8Sequence.isContinuation(bytes[offset]) else { return offset }
    for start in stride(from: offset - 1, through: max(0, offset - 3), by: -1) {
      if UTF8Sequence.isContinuation(bytes[start]) { continue }
      return start + characterLength(at: start) > offset ? start : offset
    }
    return offset
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 }
  }

  // MARK: Edits

  /// Returns the text with `edit` applied; its range is clamped to the text.
  ///
  /// The line table is patched around the edit, the bytes are copied once.
  public func applying(_ edit: TextEdit) -> SourceText {
    let range = edit.range.clamped(to: 0..<count)
    let replacement = Array(edit.replacement.utf8)
    var newBytes: [UInt8] = []
    newBytes.reserveCapacity(count - range.count + replacement.count)
    newBytes.append(contentsOf: bytes[..<range.lowerBound])
    newBytes.append(contentsOf: replacement)
    newBytes.append(contentsOf: bytes[range.upperBound...])
    var newLines = lines
    newBytes.withUnsafeBufferPointer { newLines.replace(range, withCount: replacement.count, in: $0) }
    // A text that once held other characters keeps the slower, equally right path until it is opened anew.
    let staysASCII = isASCII && replacement.withUnsafeBufferPointer { Self.isASCII($0) }
    return SourceText(bytes: newBytes, lines: newLines, isASCII: staysASCII)
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
      newBytes.append(contentsOf: bytes[cursor..<range.lowerBound])
      newBytes.append(contentsOf: edit.replacement.utf8)
      cursor = range.upperBound
    }
    newBytes.append(contentsOf: bytes[cursor...])
    return SourceText(bytes: newBytes)
  }
}

import ProjectFiles
import SourceText

/// Translates between the positions of the protocol and the byte offsets of one text.
struct PositionConverter: Sendable {
  /// The text.
  let text: SourceText
  /// The code units that columns are counted in.
  let encoding: PositionEncoding

  /// Returns the position of a byte; offsets outside the text are clamped.
  func position(at offset: Int) -> Position {
    let place = text.position(at: offset, encoding: encoding)
    return Position(line: place.line, character: place.column)
  }

  /// Returns the range of some bytes.
  func range(_ bytes: Range<Int>) -> PositionRange {
    PositionRange(start: position(at: bytes.lowerBound), end: position(at: bytes.upperBound))
  }

  /// Returns the byte offset of a position, clamped to its line and to the text as the protocol requires.
  func offset(of position: Position) -> Int {
    text.offset(of: TextPosition(line: position.line, column: position.character), encoding: encoding)
  }

  /// Returns the bytes of a range; one that ends before it starts is turned around.
  func byteRange(of range: PositionRange) -> Range<Int> {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  /// Returns an edit in the protocol's form.
  func edit(_ edit: ByteEdit) -> TextEdit {
    TextEdit(range: range(edit.range), newText: edit.replacement)
  }

  /// Whether a range differs from the bytes that it was read as: this identifies clients that count differently.
  ///
  /// The end of the whole text may be given as the line after the last, and the end of a line as any column after it.
  func isUnusual(_ range: PositionRange, readAs bytes: Range<Int>) -> Bool {
    range.end < range.start || isInsideCharacter(range.start) || isInsideCharacter(range.end)
      || range.start.line < 0 || range.start.character < 0 || range.end.line > text.lineCount
  }

  private func isInsideCharacter(_ position: Position) -> Bool {
    let found = self.position(at: offset(of: position))
    guard found.line == position.line, found.character < position.character else { return false }
    return found.character < self.position(at: text.lineRange(position.line).upperBound).character
  }
}

extension PositionRange {
  /// The range of a place in a file of which only the line is available, which is enough for the columns.
  init(of evidence: Evidence, _ encoding: PositionEncoding) {
    self = PositionConverter(text: SourceText(evidence.lineText), encoding: encoding).range(evidence.columns)
    start.line = evidence.line
    end.line = evidence.line
  }
}

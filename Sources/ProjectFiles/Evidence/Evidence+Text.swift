import SourceText

extension Evidence {
  /// The longest text of a line that is kept, in bytes; longer lines are usually generated.
  package static let textLimit = 1_000

  /// Makes evidence of some bytes of a text, as far as they are on their first line; logarithmic.
  package init(path: String, text: SourceText, range: Range<Int>) {
    let start = min(max(range.lowerBound, 0), text.count)
    let line = text.line(at: start)
    let whole = text.lineRange(line)
    let column = min(start - whole.lowerBound, whole.count)
    self.init(
      path: path,
      line: line,
      lineText: text.string(in: whole.prefix(Self.textLimit)),
      columns: column..<min(max(range.upperBound - whole.lowerBound, column), whole.count)
    )
  }

  /// Returns the bytes of `text` that it points at, as far as the text still has its line.
  package func range(in text: SourceText) -> Range<Int> {
    let line = text.lineRange(line)
    let start = min(line.lowerBound + columns.lowerBound, line.upperBound)
    return start..<max(start, min(line.lowerBound + columns.upperBound, line.upperBound))
  }
}

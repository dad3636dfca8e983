import SourceText

extension Evidence {
  /// Makes evidence of some bytes of a text, as far as they are on their first line; logarithmic.
  init(path: String, text: SourceText, range: Range<Int>) {
    let start = min(max(range.lowerBound, 0), text.count)
    let line = text.line(at: start)
    let whole = text.lineRange(line)
    var bytes = text.bytes(in: whole)
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { bytes.removeLast() }
    let column = min(start - whole.lowerBound, bytes.count)
    self.init(
      path: path,
      line: line,
      lineText: String(decoding: bytes, as: UTF8.self),
      columns: column..<min(max(range.upperBound - whole.lowerBound, column), bytes.count)
    )
  }

  /// Returns the bytes of `text` that it points at, as far as the text still has its line.
  package func range(in text: SourceText) -> Range<Int> {
    let line = text.lineRange(line)
    let start = min(line.lowerBound + columns.lowerBound, line.upperBound)
    return start..<max(start, min(line.lowerBound + columns.upperBound, line.upperBound))
  }
}

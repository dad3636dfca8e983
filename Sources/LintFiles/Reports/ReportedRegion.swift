import SourceText

/// A place in a file as users and other programs count it.
public struct ReportedRegion: Sendable, Hashable {
  /// The line of the start, from one.
  public let line: Int
  /// The column of the start, from one, in UTF-16 code units.
  public let column: Int
  /// The line of the end, from one.
  public let endLine: Int
  /// The column after the last character, from one, in UTF-16 code units.
  public let endColumn: Int

  /// Counts the place of a range of bytes in a text; logarithmic in the text, linear in the line.
  init(_ range: Range<Int>, in text: SourceText) {
    let start = text.position(at: range.lowerBound, encoding: .utf16)
    let end = text.position(at: range.upperBound, encoding: .utf16)
    (line, column, endLine, endColumn) = (start.line + 1, start.column + 1, end.line + 1, end.column + 1)
  }

  /// Counts the place of bytes in one line, whose number is from zero.
  init(line number: Int, columns: Range<Int>, in lineText: String) {
    let text = SourceText(lineText)
    let region = ReportedRegion(columns.clamped(to: 0..<text.count), in: text)
    (line, column) = (number + 1, region.column)
    (endLine, endColumn) = (number + 1, region.endColumn)
  }
}

/// A place in another file that supports a finding.
public struct Evidence: Sendable, Hashable {
  /// The file.
  public var path: String
  /// The line, from zero.
  public var line: Int
  /// The text of that line, without its line end; the start of a very long one.
  public var lineText: String
  /// The bytes of the line that matter.
  public var columns: Range<Int>

  /// Makes a piece of evidence.
  public init(path: String, line: Int, lineText: String, columns: Range<Int>) {
    self.path = path
    self.line = line
    self.lineText = lineText
    self.columns = columns
  }
}

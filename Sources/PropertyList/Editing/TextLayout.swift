/// The layout of a file that new text follows.
public struct TextLayout: Sendable, Hashable {
  /// The line end that the file uses.
  public let lineEnding: String
  /// The text of one level of indentation.
  public let indentUnit: String
  /// Whether keys have quotation marks in the old-style syntax.
  public let quotesKeys: Bool
}

extension TreeEditor {
  /// The layout of the file.
  ///
  /// Edits read this, the text that they change and the lines around it.
  public var layout: TextLayout {
    TextLayout(lineEnding: lineEnding, indentUnit: indentUnit, quotesKeys: quotesKeys)
  }
}

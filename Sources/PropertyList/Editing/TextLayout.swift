/// How a file is laid out, as far as new text takes after it.
public struct TextLayout: Sendable, Hashable {
  /// The line end that the file uses.
  public let lineEnding: String
  /// The text of one level of indentation.
  public let indentUnit: String
  /// Whether keys have quotation marks in the old-style syntax.
  public let quotesKeys: Bool
}

extension TreeEditor {
  /// How the file is laid out; edits look at this, at what they change and at the lines around it.
  public var layout: TextLayout {
    TextLayout(lineEnding: lineEnding, indentUnit: indentUnit, quotesKeys: quotesKeys)
  }
}

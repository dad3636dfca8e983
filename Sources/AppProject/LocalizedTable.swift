/// A table of strings of one language beside those of other languages.
public struct LocalizedTable: Sendable {
  /// The language, as its `.lproj` folder is named; `Base` for the texts that all fall back to.
  public var language: String
  /// The table.
  public var document: Document

  /// Makes a table.
  public init(language: String, document: Document) {
    self.language = language
    self.document = document
  }
}

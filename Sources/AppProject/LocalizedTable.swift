import StringTable

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

/// A string catalog, which holds the texts of all languages.
public struct LocalizedCatalog: Sendable {
  /// The path of the file.
  public var path: String
  /// What it says; nil where nobody can read it.
  public var catalog: StringCatalog?

  /// Makes a catalog.
  public init(path: String, catalog: StringCatalog?) {
    self.path = path
    self.catalog = catalog
  }
}

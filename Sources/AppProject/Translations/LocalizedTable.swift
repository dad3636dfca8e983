import Locking
import StringTable

/// A table of strings of one language beside those of other languages.
public struct LocalizedTable: Sendable {
  /// The language, as its `.lproj` folder is named; `Base` for the texts that all fall back to.
  public let language: String
  /// The absolute path.
  public let path: String
  private let source: Lazy<Document?>

  /// Makes a table of a document.
  public init(language: String, document: Document) {
    self.language = language
    path = document.path ?? ""
    source = Lazy { document }
  }

  /// Makes a table of the file at `path`, which is read when it is first wanted.
  init(language: String, path: String, _ source: Lazy<Document?>) {
    self.language = language
    self.path = path
    self.source = source
  }

  /// The table, which is read the first time; nil where it cannot be read.
  public var document: Document? { source.value }
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

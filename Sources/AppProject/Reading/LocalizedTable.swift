import Locking
import ProjectFiles
import StringTable

/// A string table of one language, next to those of other languages.
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

  /// Makes a table of the file at `path`, which is read on first use.
  init(language: String, path: String, _ source: Lazy<Document?>) {
    self.language = language
    self.path = path
    self.source = source
  }

  /// The table, which is read on first use; nil if it cannot be read.
  public var document: Document? { source.value }
}

/// A string catalog, which holds the texts of all languages.
public struct LocalizedCatalog: Sendable {
  /// The path of the file.
  public var path: String
  /// Its contents; nil if it cannot be read.
  public var catalog: StringCatalog?

  /// Makes a catalog.
  public init(path: String, catalog: StringCatalog?) {
    self.path = path
    self.catalog = catalog
  }
}

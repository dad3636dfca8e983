import StringTable

/// Reads property lists and tables of strings, each once as long as it stays as it is; any thread may ask.
///
/// Copies share what they read.
struct TableReader: Sendable {
  /// The files.
  var files: any FileAccess
  private let documents = SharedFileCache<Document>()
  private let catalogs = SharedFileCache<LocalizedCatalog>()

  /// The largest property list that is read, in bytes.
  static let documentLimit = 1_000_000
  /// The largest `project.pbxproj` that is read, in bytes.
  static let projectLimit = 32_000_000

  /// Makes a reader that has read nothing.
  init(files: any FileAccess) {
    self.files = files
  }

  /// Returns the property list or table of strings at `path`; nil where it cannot be read.
  func document(at path: String) -> Document? {
    documents.value(at: path, in: files, limit: Self.limit(of: path)) { Document(path: path, contents: $0) }
  }

  /// Returns the string catalog at `path`.
  func catalog(at path: String) -> LocalizedCatalog {
    let catalog = catalogs.value(at: path, in: files, limit: Self.documentLimit) {
      LocalizedCatalog(path: path, catalog: StringCatalog($0))
    }
    return catalog ?? LocalizedCatalog(path: path, catalog: nil)
  }

  /// Returns whether a file that `document` reads lies at `path`.
  func hasDocument(at path: String) -> Bool {
    files.status(of: path).map { $0.type == .file && $0.size <= Self.limit(of: path) } ?? false
  }

  /// Returns the tables of strings at those of `paths` that lie in the folder of a language and can be read; each is read
  /// when it is first needed.
  func tables(at paths: [String]) -> [LocalizedTable] {
    paths.compactMap { path in
      guard let language = FilePath.languageOfFolder(FilePath.folder(path)), hasDocument(at: path) else { return nil }
      return LocalizedTable(language: language, path: path) { document(at: path) }
    }
  }

  /// Returns a reader of the files at `paths` alone, which keeps no others in memory.
  func limited(to paths: some Sequence<String>) -> TableReader {
    var reader = self
    reader.files = files.limited(to: Set(paths))
    return reader
  }

  private static func limit(of path: String) -> Int {
    FilePath.name(path) == "project.pbxproj" ? projectLimit : documentLimit
  }
}

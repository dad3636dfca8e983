import Locking

extension ProjectReader {
  /// Returns the tables of strings at those of `paths` that lie in the folder of a language and can be read; each is
  /// read on first use.
  func tables(at paths: [String]) -> [LocalizedTable] {
    paths.compactMap { path in
      guard let language = FilePath.languageOfFolder(FilePath.folder(path)), hasDocument(at: path) else { return nil }
      return LocalizedTable(language: language, path: path, Lazy { document(at: path) })
    }
  }

  /// Returns whether a file that is not too large for `document` lies at `path`, without reading it.
  func hasDocument(at path: String) -> Bool {
    files.status(of: path).map { $0.type == .file && $0.size <= Self.limit(of: path) } ?? false
  }
}

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
}

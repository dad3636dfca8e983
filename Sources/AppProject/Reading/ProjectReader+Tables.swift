import Locking
import ProjectFiles

extension ProjectReader {
  /// Returns the tables of strings at those of `paths` that lie in the folder of a language, each of which is read on first use; one
  /// that is too large has no document.
  func tables(at paths: [String]) -> [LocalizedTable] {
    paths.compactMap { path in
      guard let language = FilePath.languageOfFolder(FilePath.folder(path)), hasFile(at: path) else { return nil }
      return LocalizedTable(language: language, path: path, Lazy { document(at: path) })
    }
  }
}

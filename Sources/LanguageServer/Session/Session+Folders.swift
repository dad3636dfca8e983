import LanguageServerProtocol
import ProjectFiles

extension Session {
  /// The absolute paths of the folders that searches of the workspace start from, sorted; none is inside another.
  ///
  /// Editors without a project open the home folder or the root of the file system, which are not searched.
  var searchedFolders: [String] {
    let home = DiskFiles.homeFolder
    let paths = Set(folders.compactMap { DocumentLocation($0).filePath.map { FilePath.absolute($0, from: "/") } })
      .filter { path in path != "/" && home.map { $0 != path && !FilePath.isInside($0, path) } ?? true }
    return paths.filter { path in !paths.contains { FilePath.isInside(path, $0) } }.sorted()
  }

  /// The open documents that are files in one of these folders.
  var searchedDocuments: [OpenDocument] {
    let searched = searchedFolders
    return documents.all.filter { document in
      document.filePath.map { path in searched.contains { FilePath.isInside(path, $0) } } ?? false
    }
  }
}

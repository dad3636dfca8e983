@testable import ProjectFiles

/// Files of which one is larger than what is read.
struct EnlargedFiles: FileAccess {
  private let files: any FileAccess
  private let path: String

  init(_ files: any FileAccess, path: String) {
    (self.files, self.path) = (files, path)
  }

  func status(of path: String) -> FileStatus? {
    var status = files.status(of: path)
    if path == self.path { status?.size = (256 << 20) + 1 }
    return status
  }

  func entries(of folder: String) -> [FolderEntry] { files.entries(of: folder) }
  func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    files.entries(of: folder, where: filter)
  }

  func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    path == self.path ? nil : files.file(at: path, limit: limit)
  }
}

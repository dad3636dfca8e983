import Locking
import ProjectFiles

/// Files with a count of how often each was read.
final class CountedFiles: FileAccess {
  private let files: any FileAccess
  private let counts = Locked<[String: Int]>([:])

  init(_ files: any FileAccess) {
    self.files = files
  }

  /// How often each file was read, by path.
  var reads: [String: Int] { counts.withLock { $0 } }

  func status(of path: String) -> FileStatus? { files.status(of: path) }
  func entries(of folder: String) -> [FolderEntry] { files.entries(of: folder) }
  func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    files.entries(of: folder, where: filter)
  }

  func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    counts.withLock { $0[path, default: 0] += 1 }
    return files.file(at: path, limit: limit)
  }
}

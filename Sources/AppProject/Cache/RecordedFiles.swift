import Locking

/// The files of another access, with a record of all queries.
///
/// An answer that depends on them is valid while none of them changes.
public final class RecordedFiles: FileAccess {
  private let files: any FileAccess
  private let seen = Locked<[String: FileStatus?]>([:])

  /// Makes a record of the queries of `files`.
  public init(_ files: any FileAccess = DiskFiles()) {
    self.files = files
  }

  /// The status of each path at its first query, sorted by path; nil if the file did not exist.
  public var all: [(path: String, status: FileStatus?)] {
    seen.withLock { $0 }.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  /// Returns what lies at `path`.
  public func status(of path: String) -> FileStatus? {
    note(files.status(of: path), of: path)
  }

  /// Returns the direct entries of `folder`, whose changes also change the status of the folder.
  public func entries(of folder: String) -> [FolderEntry] {
    _ = status(of: folder)
    return files.entries(of: folder)
  }

  /// Returns the entries of `folder` that `filter` accepts.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    _ = status(of: folder)
    return files.entries(of: folder, where: filter)
  }

  /// Returns the status and the bytes of a regular file.
  public func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    guard let file = files.file(at: path, limit: limit) else {
      // It may exist, but be too large.
      _ = status(of: path)
      return nil
    }
    note(file.status, of: path)
    return file
  }

  /// Returns where `path` leads, whose own status changes with that.
  public func realPath(of path: String) -> String? {
    _ = status(of: path)
    return files.realPath(of: path)
  }

  @discardableResult
  private func note(_ status: FileStatus?, of path: String) -> FileStatus? {
    seen.withLock { if $0[path] == nil { $0[path] = .some(status) } }
    return status
  }
}

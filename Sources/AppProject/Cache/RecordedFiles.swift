import Locking

/// The files of another access, with a record of all that was asked of them.
///
/// An answer that was made of them is right as long as they all are as they were.
public final class RecordedFiles: FileAccess {
  private let files: any FileAccess
  private let seen = Locked<[String: FileStatus?]>([:])

  /// Makes a record of what is asked of `files`.
  public init(_ files: any FileAccess = DiskFiles()) {
    self.files = files
  }

  /// What lay at each path when it was first asked about, sorted by path; nothing where nothing did.
  public var all: [(path: String, status: FileStatus?)] {
    seen.withLock { $0 }.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  /// Returns what lies at `path`.
  public func status(of path: String) -> FileStatus? {
    note(files.status(of: path), of: path)
  }

  /// Returns what lies directly in `folder`, which changes its own status whenever that changes.
  public func entries(of folder: String) -> [FolderEntry] {
    _ = status(of: folder)
    return files.entries(of: folder)
  }

  /// Returns those entries of `folder` that `filter` takes.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    _ = status(of: folder)
    return files.entries(of: folder, where: filter)
  }

  /// Returns the status and the bytes of a regular file.
  public func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    guard let file = files.file(at: path, limit: limit) else {
      // It may be there, but too large.
      _ = status(of: path)
      return nil
    }
    note(file.status, of: path)
    return file
  }

  @discardableResult
  private func note(_ status: FileStatus?, of path: String) -> FileStatus? {
    seen.withLock { if $0[path] == nil { $0[path] = .some(status) } }
    return status
  }
}

import Locking

/// The files of another access, with a record of all queries.
///
/// An answer that depends on them is valid while none of them changes.
public final class RecordedFiles: FileAccess {
  private struct Seen {
    var statuses: [String: FileStatus?] = [:]
    /// What each folder listed at the first query with a filter.
    var listings: [String: [EntryFilter?: [FolderEntry]]] = [:]
  }

  private let files: any FileAccess
  private let seen = Locked(Seen())

  /// Makes a record of the queries of `files`.
  public init(_ files: any FileAccess = DiskFiles()) {
    self.files = files
  }

  /// The status of each path at its first query, sorted by path; nil if the file did not exist.
  public var all: [(path: String, status: FileStatus?)] {
    seen.withLock { $0.statuses }.map { ($0.key, $0.value) }.sorted { $0.path < $1.path }
  }

  /// Whether a file was changed, made or removed since its first query; linear in what was asked about.
  ///
  /// Of a folder, the entries count that may belong to a project.
  public var haveChanged: Bool {
    let seen = seen.withLock { $0 }
    return seen.statuses.contains { path, former in
      let now = files.status(of: path)
      guard former != now, former?.type == .folder, now?.type == .folder else { return former != now }
      // Git writes into its folder all the time; only its presence counts.
      guard FilePath.name(path) != ".git" else { return false }
      return seen.listings[path]?.contains { filter, listing in
        // Editors put files into a folder while they save others.
        Self.lasting(listing) != Self.lasting(list(path, filter))
      } ?? false
    }
  }

  /// Returns the entries that are neither hidden nor what editors keep of former texts, sorted by name.
  private static func lasting(_ entries: [FolderEntry]) -> [FolderEntry] {
    entries.filter { entry in
      !entry.name.hasPrefix(".") && !entry.name.hasPrefix("#") && !entry.name.hasSuffix("~")
    }
    .sorted { $0.name < $1.name }
  }

  /// Returns what lies at `path`.
  public func status(of path: String) -> FileStatus? {
    note(files.status(of: path), of: path)
  }

  /// Returns the direct entries of `folder`, whose changes also change the status of the folder.
  public func entries(of folder: String) -> [FolderEntry] { recorded(folder, nil) }

  /// Returns the entries of `folder` that `filter` accepts.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] { recorded(folder, filter) }

  private func recorded(_ folder: String, _ filter: EntryFilter?) -> [FolderEntry] {
    _ = status(of: folder)
    let entries = list(folder, filter)
    seen.withLock { seen in
      if seen.listings[folder]?[filter] == nil { seen.listings[folder, default: [:]][filter] = entries }
    }
    return entries
  }

  private func list(_ folder: String, _ filter: EntryFilter?) -> [FolderEntry] {
    filter.map { files.entries(of: folder, where: $0) } ?? files.entries(of: folder)
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
    seen.withLock { if $0.statuses[path] == nil { $0.statuses[path] = .some(status) } }
    return status
  }
}

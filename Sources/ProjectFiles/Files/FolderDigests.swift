/// The files of another access, whose folders have a status that changes with what they list and with nothing else.
///
/// The date of a folder also changes when a file in it is replaced by one of the same name, and is another one in each copy.
public struct FolderDigests: FileAccess {
  private let files: any FileAccess

  /// Makes it for `files`.
  public init(_ files: any FileAccess) { self.files = files }

  /// Returns the status of a file, or that of a folder with a number for the names and types in it; linear in those.
  public func status(of path: String) -> FileStatus? {
    guard let status = files.status(of: path), status.type == .folder else { return files.status(of: path) }
    // What git writes for itself is no part of a project.
    let entries = FilePath.name(path) == ".git" ? [] : files.entries(of: path)
    return FileStatus(type: .folder, size: entries.count, stamp: Self.digest(of: entries))
  }

  /// Returns the entries of `folder`.
  public func entries(of folder: String) -> [FolderEntry] { files.entries(of: folder) }

  /// Returns the entries of `folder` that `filter` accepts.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    files.entries(of: folder, where: filter)
  }

  /// Returns the status and the bytes of a regular file.
  public func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    files.file(at: path, limit: limit)
  }

  /// Returns where `path` leads.
  public func realPath(of path: String) -> String? { files.realPath(of: path) }

  /// Returns the same number in each run for the same entries.
  private static func digest(of entries: [FolderEntry]) -> Int {
    let bytes = entries.lazy.flatMap { entry -> [UInt8] in
      let type: UInt8 =
        switch entry.type {
        case .file: 1
        case .folder: 2
        case .other: 3
        }
      // No name contains a slash or a byte so small.
      return Array(entry.name.utf8) + [0, type]
    }
    return Int(truncatingIfNeeded: FNV1a.hash(bytes))
  }
}

/// What a path held before a change.
public enum FormerFile: Sendable, Hashable {
  /// Nothing: a file, or a folder with all that is in it, was added since.
  case absent
  /// A regular file; the number changes with the contents, which are nil if they cannot be read.
  case file(stamp: Int, contents: [UInt8]?)
  /// A symbolic link.
  case link
}

/// The files of a folder as they were before a change.
///
/// What did not change is read from the files of now, so that it has the same status before and after the change.
public struct FormerFiles: FileAccess {
  private let files: any FileAccess
  private let former: [String: FormerFile]
  /// The names of changed files, and of folders around them, by the folders that they are in.
  private let changed: [String: Set<String>]

  /// Makes the former state of `files` from what changed, by absolute path.
  public init(_ former: [String: FormerFile], over files: any FileAccess = DiskFiles()) {
    self.former = former
    self.files = files
    var changed: [String: Set<String>] = [:]
    for path in former.keys {
      var path = path
      while path != "/", path != "." {
        let folder = FilePath.folder(path)
        guard changed[folder, default: []].insert(FilePath.name(path)).inserted else { break }
        path = folder
      }
    }
    self.changed = changed
  }

  /// Returns the former status of `path`; a folder that held nothing was absent.
  public func status(of path: String) -> FileStatus? {
    switch former[path] {
    case .absent: return nil
    case .file(let stamp, let contents):
      return FileStatus(type: .file, size: contents?.count ?? 0, stamp: stamp)
    case .link: return FileStatus(type: .other, size: 0, stamp: 0)
    case nil: break
    }
    guard let names = changed[path] else { return isInAddedFolder(path) ? nil : files.status(of: path) }
    guard hasEntries(path, names) else { return nil }
    let now = files.status(of: path)
    return now?.type == .folder ? now : FileStatus(type: .folder, size: 0, stamp: 0)
  }

  /// Returns the former entries of `folder`, sorted by name.
  public func entries(of folder: String) -> [FolderEntry] {
    guard let names = changed[folder] else { return isInAddedFolder(folder) ? [] : files.entries(of: folder) }
    let unchanged = files.entries(of: folder).filter { !names.contains($0.name) }
    return (unchanged + formerEntries(names, in: folder)).sorted { $0.name < $1.name }
  }

  /// Returns the former entries of `folder` that `filter` accepts.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    guard let names = changed[folder] else {
      return isInAddedFolder(folder) ? [] : files.entries(of: folder, where: filter)
    }
    let unchanged = files.entries(of: folder, where: filter).filter { !names.contains($0.name) }
    return unchanged + formerEntries(names.filter(filter.takes), in: folder)
  }

  /// Returns the former status and bytes of a file, or nil if it has more than `limit` of them or they are unknown.
  public func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    switch former[path] {
    case .file(let stamp, let contents?) where contents.count <= limit:
      return (FileStatus(type: .file, size: contents.count, stamp: stamp), contents)
    case nil where changed[path] == nil && !isInAddedFolder(path): return files.file(at: path, limit: limit)
    default: return nil
    }
  }

  /// Returns where `path` leads now, as links are only known as they are; nil where a link on the way was another one.
  public func realPath(of path: String) -> String? {
    former[path] == .link || isInAddedFolder(path) ? nil : files.realPath(of: path)
  }

  private func formerEntries(_ names: Set<String>, in folder: String) -> [FolderEntry] {
    names.compactMap { name in
      status(of: FilePath.join(folder, name)).map { FolderEntry(name: name, type: $0.type) }
    }
  }

  /// Whether a folder in which `names` changed held anything.
  private func hasEntries(_ folder: String, _ names: Set<String>) -> Bool {
    files.entries(of: folder).contains { !names.contains($0.name) }
      || names.contains { status(of: FilePath.join(folder, $0)) != nil }
  }

  private func isInAddedFolder(_ path: String) -> Bool {
    var folder = FilePath.folder(path)
    while changed[folder] == nil, folder != "/", folder != "." {
      // What a link led to that has changed is not known, and counts as absent.
      if former[folder] == .absent || former[folder] == .link { return true }
      folder = FilePath.folder(folder)
    }
    return false
  }
}

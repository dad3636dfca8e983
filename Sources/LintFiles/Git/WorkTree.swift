import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Compares the files of a working tree with those of a commit, without git, which would run filters and monitors for that.
struct WorkTree {
  /// The entries of the commit that are not on disk as they were.
  private(set) var changed: [GitTree.Entry] = []
  /// The paths from the root of those that are gone.
  private(set) var removed: Set<String> = []
  /// The paths from the root that were not in the commit; folders that are repositories themselves are one path.
  private(set) var added: [String] = []

  private let root: String
  private let store: String
  private let index: GitIndex?
  private let files = DiskFiles()
  /// Whether a folder, by its path from the root, and those around it are no links.
  private var realFolders: [String: Bool] = ["": true]

  /// Compares the files of `repository` with `tree`; linear in both, and in the contents that git did not see as they are.
  init(_ repository: GitRepository, since tree: GitTree) {
    (root, store) = (repository.root, repository.store)
    index = GitIndex(in: repository.folder)
    for entry in tree.entries where !isUnchanged(entry) { changed.append(entry) }
    var known = Set(tree.entries.map(\.path))
    // A folder with a file that git tracks is looked at even if it is ignored.
    if let index {
      for path in index.paths where !known.contains(path) {
        if files.status(of: FilePath.join(root, path)) != nil, isReal(Self.folder(path)) { added.append(path) }
        known.insert(path)
      }
    }
    // Of an index that cannot be read it is not known what git tracks although it is ignored.
    let isIgnoring = index != nil || files.status(of: FilePath.join(repository.folder, "index")) == nil
    findUntracked(known, isIgnoring, replaced: Set(changed.lazy.filter { $0.kind != .submodule }.map(\.path)))
    added.sort()
  }

  private mutating func isUnchanged(_ entry: GitTree.Entry) -> Bool {
    let path = FilePath.join(root, entry.path)
    var status = stat()
    guard isReal(Self.folder(entry.path)), lstat(path, &status) == 0 else {
      let isOmitted = index?.omits(entry.path) ?? false
      if !isOmitted { removed.insert(entry.path) }
      return isOmitted
    }
    switch (entry.kind, status.st_mode & S_IFMT) {
    case (.file, S_IFREG):
      if let object = index?.object(at: entry.path, status) { return object == entry.object }
      guard let contents = files.contents(of: path, limit: RegularFile.maximumSize) else { return false }
      return GitBlob.holds(contents, as: entry.object)
    // What links lead to is not read.
    case (.link, S_IFLNK): return Self.target(of: path).map { GitBlob.holds($0, as: entry.object) } ?? false
    case (.submodule, S_IFDIR): return true
    default: return false
    }
  }

  /// Returns the bytes of a symbolic link; nil if it cannot be read.
  private static func target(of path: String) -> [UInt8]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count >= 0 ? buffer.prefix(count).map { UInt8(bitPattern: $0) } : nil
  }

  /// Adds what git neither tracks nor ignores, also in folders at the paths of files that they replaced.
  private mutating func findUntracked(_ known: Set<String>, _ isIgnoring: Bool, replaced: Set<String>) {
    var knownFolders: Set<String> = [""]
    for path in known {
      var folder = Self.folder(path)
      while knownFolders.insert(folder).inserted { folder = Self.folder(folder) }
    }
    let lists = IgnoreLists(
      root: root,
      exclusions: files.contents(of: FilePath.join(store, "info/exclude"), limit: IgnoreLists.byteLimit)
    )
    var pending: [(folder: String, lists: IgnoreLists)] = [("", lists)]
    while let (folder, lists) = pending.popLast() {
      var (lists, entries) = (lists, [(name: String, isFolder: Bool)]())
      let place = folder.isEmpty ? root : FilePath.join(root, folder)
      ListedName.forEach(in: place) { listed in
        guard let name = listed.name else { return }
        entries.append((name, listed.type(at: FilePath.join(place, name)) == .folder))
      }
      if !folder.isEmpty, !knownFolders.contains(folder), entries.contains(where: { $0.name == ".git" }) {
        added.append(folder)
        continue
      }
      if entries.contains(where: { $0.name == IgnoreLists.name }) { lists.enter(folder, files) }
      for (name, isFolder) in entries where !RepositoryFolder.isGit(name) {
        let path = folder.isEmpty ? name : FilePath.join(folder, name)
        if known.contains(path), !isFolder || !replaced.contains(path) { continue }
        if isIgnoring, !knownFolders.contains(path), lists.ignore(path, isFolder: isFolder) { continue }
        if isFolder { pending.append((path, lists)) } else { added.append(path) }
      }
    }
  }

  /// Whether neither a folder nor one around it is a link, so that what is in it belongs to the working tree.
  private mutating func isReal(_ folder: String) -> Bool {
    if let known = realFolders[folder] { return known }
    let isReal = isReal(Self.folder(folder)) && files.status(of: FilePath.join(root, folder))?.type == .folder
    realFolders[folder] = isReal
    return isReal
  }

  /// The folder of a path from the root; empty for the root.
  private static func folder(_ path: String) -> String {
    let folder = FilePath.folder(path)
    return folder == "." ? "" : folder
  }
}

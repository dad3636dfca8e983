import ProjectFiles

/// A working tree of git.
///
/// It is found without git, by the outermost folder with a `.git`: a repository inside another one, or a bare repository that was
/// committed as a folder, is what strangers wrote and does not count.
struct GitRepository {
  /// The absolute path of its outermost folder, spelled as the paths that are linted.
  let root: String
  /// What asks git about it.
  let git: Git
  /// The folder with the files of git of this working tree.
  let folder: String
  /// The folder with those files that several working trees may share.
  let store: String
  /// The folders that may hold the files of git of its submodules, without symbolic links.
  private let moduleFolders: [String]

  /// Finds the outermost working tree around the absolute path of a folder.
  init(around folder: String) throws(Git.Failure) {
    guard let real = DiskFiles().realPath(of: folder) else {
      throw Git.Failure(description: "'\(folder)' does not exist.")
    }
    // A repository in the home folder counts where there is no other.
    let found =
      RepositoryFolder.outermost(around: real) ?? RepositoryFolder.outermost(around: real, homeFolder: nil)
    guard let found else { throw Git.Failure(description: "'\(folder)' is not in a git repository.") }
    // The paths of users may lead over links.
    let inner = String(real.dropFirst(found.utf8.count))
    let isSpelledAlike = real.hasPrefix(found) && folder.hasSuffix(inner) && folder.utf8.count > inner.utf8.count
    try self.init(root: isSpelledAlike ? String(folder.dropLast(inner.count)) : found, within: nil)
  }

  /// Returns the working tree of the submodule at an absolute path; nil if it is not checked out.
  func module(at path: String) throws(Git.Failure) -> GitRepository? {
    guard DiskFiles().status(of: FilePath.join(path, ".git")) != nil else { return nil }
    return try GitRepository(root: path, within: moduleFolders)
  }

  /// Whether only a part of the history is there.
  var isShallow: Bool { DiskFiles().status(of: FilePath.join(store, "shallow")) != nil }

  /// Makes it for the folder `root`, whose `.git` may lead into one of `moduleFolders`, if it is a submodule.
  private init(root: String, within moduleFolders: [String]?) throws(Git.Failure) {
    let entry = FilePath.join(root, ".git")
    guard let folder = try Self.folder(of: entry), let store = Self.store(of: folder, entry) else {
      throw Git.Failure(description: "'\(entry)' is not a folder of git, or is damaged.")
    }
    let isLinked = DiskFiles().status(of: entry)?.type == .file
    if isLinked {
      // A file that leads elsewhere must not choose any repository of the disk.
      let isKnown = moduleFolders?.contains { FilePath.isInside(folder, $0) } ?? (folder != store)
      guard isKnown else {
        let advice = "Only linked working trees (git worktree) and submodules of the repository around them are read."
        throw Git.Failure(description: "'\(entry)' leads to '\(folder)', which does not belong to it. \(advice)")
      }
    }
    self.root = root
    (self.folder, self.store) = (folder, store)
    self.moduleFolders = moduleFolders ?? [folder, store]
    git = Git(folder: folder, workTree: root)
  }

  /// Returns the folder, without symbolic links, that is `entry` or that this file names; nil if it is neither.
  private static func folder(of entry: String) throws(Git.Failure) -> String? {
    let files = DiskFiles()
    switch files.status(of: entry)?.type {
    case .folder: return files.realPath(of: entry)
    case .file: return path(in: entry, after: "gitdir: ").flatMap(files.realPath)
    default: return nil
    }
  }

  /// Returns the folder with objects and refs for the folder of one working tree; nil if they do not belong together.
  private static func store(of folder: String, _ entry: String) -> String? {
    let files = DiskFiles()
    guard files.status(of: FilePath.join(folder, "HEAD")) != nil else { return nil }
    var store = folder
    if files.status(of: FilePath.join(folder, "commondir")) != nil {
      // A linked working tree: both must name each other.
      guard let common = path(in: FilePath.join(folder, "commondir")).flatMap(files.realPath),
        FilePath.folder(folder) == FilePath.join(common, "worktrees"),
        let back = path(in: FilePath.join(folder, "gitdir")).flatMap(files.realPath), back == files.realPath(of: entry)
      else { return nil }
      store = common
    }
    let parts = files.statuses(of: ["objects", "refs"], in: store)
    // A configuration that is a pipe would never end.
    let configuration = files.status(of: FilePath.join(store, "config"))
    return parts.allSatisfy { $0 != nil && $0?.type != .file } && configuration?.type ?? .file == .file ? store : nil
  }

  /// Returns the absolute path in a file that holds a path after `prefix`.
  private static func path(in file: String, after prefix: String = "") -> String? {
    guard let contents = DiskFiles().contents(of: file, limit: 1 << 16) else { return nil }
    var text = String(decoding: contents, as: UTF8.self)[...]
    while text.last?.isNewline == true { text.removeLast() }
    guard text.hasPrefix(prefix), text.utf8.count > prefix.utf8.count else { return nil }
    return FilePath.absolute(String(text.dropFirst(prefix.count)), from: FilePath.folder(file))
  }
}

/// The folders whose files may be read for projects: those that the user named or opened, and the repositories around them.
public struct ReadableFolders: Sendable, Hashable {
  /// The folders as they were named, and as they are called without symbolic links.
  private var written: Set<String> = []
  /// The same without symbolic links.
  private var real: Set<String> = []
  /// Whether nothing is refused.
  let areAll: Bool

  /// All folders, for files in memory alone.
  public static let everything = ReadableFolders(areAll: true)

  private init(areAll: Bool) { self.areAll = areAll }

  /// Makes a set without folders.
  package init() { self.init(areAll: false) }

  /// Adds a folder, which is `real` without symbolic links.
  package mutating func add(_ folder: String, real: String) {
    written.formUnion([folder, real])
    self.real.insert(real)
  }

  /// Returns whether one of the folders is `path` as it is written.
  package func contains(_ path: String) -> Bool { Self.contains(path, written) }

  /// Returns whether `path`, as it is written, is one of the folders or in one; linear in its length.
  func holds(written path: String) -> Bool { Self.holds(path, written) }

  /// Returns whether `path`, which has no symbolic links, is one of the folders or in one, and not in a folder of git.
  func holds(real path: String) -> Bool {
    guard Self.holds(path, real) else { return false }
    // The folder of a repository may itself lie in one of git, as that of a submodule does.
    var folder = path
    while !Self.contains(folder, real) {
      if RepositoryFolder.isGit(FilePath.name(folder)) { return false }
      folder = FilePath.folder(folder)
    }
    return true
  }

  private static func holds(_ path: String, _ folders: Set<String>) -> Bool {
    if folders.contains("/") { return true }
    var folder = path
    while folder != "/", folder != "." {
      if contains(folder, folders) { return true }
      folder = FilePath.folder(folder)
    }
    return false
  }

  /// Whether one of the folders has these bytes: texts of other bytes can be equal, and are other folders.
  private static func contains(_ path: String, _ folders: Set<String>) -> Bool {
    folders.firstIndex(of: path).map { folders[$0].utf8.elementsEqual(path.utf8) } ?? false
  }
}

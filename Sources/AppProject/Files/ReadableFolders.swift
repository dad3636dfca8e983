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

  /// Makes those for files and folders at `paths`: the outermost repository around each or, without one, the folder itself, that of
  /// the file (around the folder of a language), and that of the project around it, with
  /// its toolkit.
  ///
  /// That a file in the home folder is named makes no other file there readable.
  /// Linear in the folders on the way up.
  public init(
    around paths: some Sequence<String>,
    files: any FileAccess = DiskFiles(),
    homeFolder: String? = DiskFiles.homeFolder,
    workingFolder: String = DiskFiles.workingFolder
  ) {
    areAll = false
    let listed = ListedFiles(files)
    var seen: Set<String> = []
    for path in paths where path.utf8.count <= FilePath.longest {
      let path = FilePath.absolute(path, from: workingFolder)
      let target = files.status(of: path)?.type == .other ? files.realPath(of: path) ?? path : path
      let isFolder = files.status(of: target)?.type == .folder
      let holder = isFolder ? path : FilePath.folder(path)
      // The folder of a language is a part of what is around it.
      let folder = FilePath.fileExtension(holder) == "lproj" ? FilePath.folder(holder) : holder
      guard folder == path || !RepositoryFolder.isHome(folder, homeFolder, files), seen.insert(folder).inserted else {
        continue
      }
      for folder in [folder, files.realPath(of: folder)].compactMap(\.self).uniqued() {
        add(folder, listed, homeFolder)
      }
    }
  }

  private mutating func add(_ folder: String, _ files: any FileAccess, _ homeFolder: String?) {
    let repository = RepositoryFolder.outermost(around: folder, files, homeFolder: homeFolder)
    let locator = ProjectLocator(files: files, homeFolder: homeFolder)
    let project = repository == nil ? locator.root(of: FilePath.join(folder, "Info.plist")) : nil
    // A toolkit keeps its code around the project that it makes.
    let toolkit = project.flatMap { project in
      ProjectDependencies.folders(project).dropFirst().last { outer in
        ["package.json", "pubspec.yaml"].contains { files.status(of: FilePath.join(outer, $0)) != nil }
          && !RepositoryFolder.isHome(outer, homeFolder, files)
      }
    }
    for folder in [repository ?? folder, project, toolkit].compactMap(\.self) {
      let resolved = files.realPath(of: folder) ?? folder
      written.formUnion([folder, resolved])
      real.insert(resolved)
    }
  }

  /// Returns whether one of the folders is `path` as it is written.
  func contains(_ path: String) -> Bool { Self.contains(path, written) }

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

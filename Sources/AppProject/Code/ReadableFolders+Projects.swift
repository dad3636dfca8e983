import BuildDescriptions
import ProjectFiles

extension ReadableFolders {
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
    self.init()
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
        [ProjectFormat.npm, .flutter].contains { files.status(of: $0.file(in: outer)) != nil }
          && !RepositoryFolder.isHome(outer, homeFolder, files)
      }
    }
    for folder in [repository ?? folder, project, toolkit].compactMap(\.self) {
      add(folder, real: files.realPath(of: folder) ?? folder)
    }
  }
}

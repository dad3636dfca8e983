import ProjectFiles

/// Finds the project that a file belongs to.
public struct ProjectLocator: Sendable {
  private let files: any FileAccess
  private let homeFolder: String?

  /// Files that lie in the outermost folder of a project.
  package static let markers = ProjectFormat.all.reduce(into: Set<String>()) { $0.formUnion($1.markers) }
  package static let markerExtensions = Set(ProjectFormat.all.compactMap(\.folderExtension))
  private static let markerFileExtensions = ProjectFormat.all.filter(\.extensionsAreMarkers)
    .reduce(into: Set<String>()) { $0.formUnion($1.extensions) }
  /// The entries that are listed of each folder on the way up, which may have thousands of files.
  private static let wanted = EntryFilter(
    names: markers.union([repository, infoPlist]),
    extensions: markerExtensions.union(markerFileExtensions)
  )
  /// The entries that are listed if none of those is there.
  private static let unusual = EntryFilter(
    names: Set(ProjectFormat.bazel.names),
    extensions: ProjectFormat.xcodeGen.sharedExtensions
  )
  private static let repository = ".git"
  private static let infoPlist = "Info.plist"
  /// The markers of which a tool puts copies into the app.
  private static let copies = ProjectFormat.all.reduce(into: Set<String>()) { $0.formUnion($1.copiedMarkers) }

  /// Makes a locator; `homeFolder` and the folders around it are never a project.
  public init(files: any FileAccess, homeFolder: String?) {
    self.files = files
    self.homeFolder = homeFolder
  }

  /// Returns the nearest folder around the file at the absolute `path` that holds a project, or nil.
  ///
  /// The search ends at the root of a git repository, at the home folder and at the root of the file system. The
  /// folders of Flutter, React Native and Capacitor that hold an Xcode project (`ios`, `macos`) are found before the
  /// outer project, and so are the only ones whose native sources count. Linear in the entries of the visited folders, and in the
  /// Xcode projects there.
  public func root(of path: String) -> String? {
    guard path.utf8.count <= FilePath.longest else { return nil }
    var visited: [String] = []
    var folder = FilePath.folder(path)
    if let app = ToolkitFolders.app(around: folder, files) { folder = app }
    while !isOutside(folder) {
      let entries = files.entries(of: folder, where: Self.wanted)
      // A bundle such as `X.xcodeproj` is not a folder of a project.
      if isProject(entries), !Self.markerExtensions.contains(FilePath.fileExtension(folder)) {
        return owner(of: folder, entries) ?? folder
      }
      visited.append(folder)
      if entries.contains(where: { $0.name == Self.repository }) { break }
      folder = FilePath.folder(folder)
    }
    // Inside a project, any folder may have a `BUILD` file or a description that that of the project includes.
    return visited.first(where: mayBeProject) ?? visited.firstResult { neighbor(of: path, in: $0) }
  }

  // MARK: Projects in the folder of another

  /// Returns the nearest folder around `folder`, a project with these entries, whose Xcode project builds an Info.plist in it that none
  /// of those in `folder` does; nil without one.
  ///
  /// What is in `folder` then belongs to that project, and the inner one is mostly a rest of a template. Linear in the sizes of the
  /// projects.
  package func owner(of folder: String, _ entries: [FolderEntry]) -> String? {
    var (outer, around) = (folder, entries)
    guard Self.hasXcodeProject(entries) else { return nil }
    repeat {
      guard !around.contains(where: { $0.name == Self.repository }) else { return nil }
      outer = FilePath.folder(outer)
      guard !isOutside(outer) else { return nil }
      around = files.entries(of: outer, where: Self.wanted)
    } while !Self.hasXcodeProject(around)
    let built = infoPlists(ofProjectsIn: outer).filter { FilePath.isInside($0, folder) }
    return built.isEmpty || built.isSubset(of: infoPlists(ofProjectsIn: folder)) ? nil : outer
  }

  private static func hasXcodeProject(_ entries: [FolderEntry]) -> Bool {
    entries.contains {
      $0.type == .folder && FilePath.fileExtension($0.name) == ProjectFormat.xcodeProject.folderExtension
    }
  }

  /// Returns the absolute paths that the settings of the Xcode projects in `folder` give to Info.plist files, without those that
  /// contain other variables than those of the folder.
  private func infoPlists(ofProjectsIn folder: String) -> Set<String> {
    let setting = Array("INFOPLIST_FILE = ".utf8)
    let variables = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/"]
    return projects(in: folder).reduce(into: []) { found, contents in
      for range in contents.ranges(of: setting) {
        let value = contents[range.upperBound...].prefix { !";\n".utf8.contains($0) }
        var path = String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        if let variable = variables.first(where: path.hasPrefix) { path.removeFirst(variable.count) }
        if !path.contains("$") { found.insert(FilePath.absolute(path, from: folder)) }
      }
    }
  }

  /// Returns the contents of the Xcode projects in `folder`, without those that are too large.
  private func projects(in folder: String) -> [[UInt8]] {
    files.entries(of: folder, where: EntryFilter(extensions: Self.markerExtensions)).compactMap { entry in
      let project = ProjectFormat.xcodeProject.file(in: FilePath.join(folder, entry.name))
      return files.contents(of: project, limit: Self.limits.size)
    }
  }

  // MARK: Projects next to their sources

  /// The largest number of folders around a file that are looked at for its project, how deep they are, and the largest project that is
  /// read.
  private static let limits = (folders: 100, depth: 3, size: 4 << 20)

  /// Returns the folder below `folder` with an Xcode project that names the folder of the file at `path`, which lies next to it or to
  /// the folders around it, as `../App`; nil without one.
  ///
  /// A project may lie in a folder of any name, such as `Build`; what others make has no reference to what is around it.
  private func neighbor(of path: String, in folder: String) -> String? {
    guard FilePath.isInside(path, folder) else { return nil }
    let part = String(path.dropFirst(folder.utf8.count + 1).prefix { $0 != "/" })
    var pending: [(folder: String, depth: Int)] = [(folder, 0)]
    var next = 0
    while next < pending.count, next < Self.limits.folders {
      let (outer, depth) = pending[next]
      next += 1
      if depth > 0, names(part, aboveBy: depth, outer) { return outer }
      guard depth < Self.limits.depth else { continue }
      for entry in files.entries(of: outer) where entry.type == .folder && !SkippedFolders.isForeign(entry.name) {
        if depth == 0, entry.name == part { continue }
        pending.append((FilePath.join(outer, entry.name), depth + 1))
      }
    }
    return nil
  }

  /// Whether an Xcode project in `folder` names the folder called `part` that lies `depth` levels above it.
  private func names(_ part: String, aboveBy depth: Int, _ folder: String) -> Bool {
    let projects = projects(in: folder)
    guard !projects.isEmpty else { return false }
    let outer = Array(repeating: "..", count: depth).joined(separator: "/")
    // The way up may also be the path of a group, with that of the folder inside it.
    let starts = ["= ", "\"", "(SRCROOT)/", "(PROJECT_DIR)/"]
    let references = (starts.map { "\($0)\(outer)/\(part)" } + ["= \(outer);", "= \"\(outer)\";"]).map {
      Array($0.utf8)
    }
    return projects.contains { contents in references.contains { contents.firstRange(of: $0) != nil } }
  }

  /// Returns whether a folder with these entries holds a project.
  package func isProject(_ entries: [FolderEntry]) -> Bool {
    // Capacitor and Cordova copy theirs into the folder of the app, next to its Info.plist.
    let isApp = entries.contains { $0.name == Self.infoPlist }
    return entries.contains { entry in isMarker(entry) && !(isApp && Self.copies.contains(entry.name)) }
  }

  /// Returns whether the folder holds a package of Bazel, a description of XcodeGen with an unusual name, the iOS app of a
  /// Kotlin project or the description of an app in Electron.
  private func mayBeProject(_ folder: String) -> Bool {
    if !KotlinSources.folders(ofProjectIn: folder, files).isEmpty { return true }
    if ElectronReader.describesApp(in: folder, files) { return true }
    return files.entries(of: folder, where: Self.unusual).contains { entry in
      entry.type == .file
        && (ProjectFormat.bazel.isFile(entry.name)
          || XcodeGenSpec.unusualFile(entry.name, in: folder, files) != nil)
    }
  }

  private func isMarker(_ entry: FolderEntry) -> Bool {
    switch entry.type {
    case .file:
      Self.markers.contains(entry.name) || Self.markerFileExtensions.contains(FilePath.fileExtension(entry.name))
    case .folder: Self.markerExtensions.contains(FilePath.fileExtension(entry.name))
    case .other: false
    }
  }

  private func isOutside(_ folder: String) -> Bool {
    guard folder != "/", folder != "." else { return true }
    guard let homeFolder else { return false }
    return folder == homeFolder || FilePath.isInside(homeFolder, folder)
  }
}

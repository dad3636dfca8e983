import BuildDescriptions
import ProjectFiles

/// The projects and packages that targets may be built with, wherever they lie: projects in projects, those of a
/// workspace, and packages on the disk.
struct LinkedProjects: Sendable {
  /// The targets of the other projects.
  private(set) var targets: [ProjectTarget] = []
  /// The packages.
  private(set) var packages: [SwiftPackage] = []
  /// The folders of a workspace around the project, which may be packages.
  private(set) var workspaceFolders: Set<String> = []
  /// The path of the description that limits are noted for, nil if there is none.
  private let description: String?
  private let limits: ReachedLimits

  private static let projectLimit = 100
  private static let packageLimit = 300
  /// How many folders around a project may hold its workspace.
  private static let outerLimit = 2

  /// Follows what the project in the folder `root` refers to, with `files` in it and `described` in its descriptions;
  /// linear in what is read, whose number is bounded.
  ///
  /// Notes in `limits` what is not.
  init(
    of root: String,
    _ files: ProjectInventory,
    described: [ProjectTarget],
    _ reader: ProjectReader,
    _ limits: ReachedLimits
  ) {
    description = files.description(described)
    self.limits = limits
    let own = Set(files.xcodeProjects)
    var folders = files.packages
    var pending: [String] = []
    for workspace in workspaces(around: root, reader.files) where !workspace.projects.isDisjoint(with: own) {
      if let group = workspace.deepGroup { note(.workspaceDepth, XcodeWorkspace.depthLimit, group) }
      folders += workspace.folders
      workspaceFolders.formUnion(workspace.folders)
      pending += workspace.projects.sorted()
    }
    let references = described.flatMap { $0.membership?.dependencies ?? [] }
    for case .packageProduct(_, let package?) in references { folders.append(package) }
    pending += Self.outerProjects(described)
    readProjects(files.xcodeProjects + pending, without: own.union(described.map(\.declaredIn)), &folders, reader)
    readPackages(folders, reader.files)
  }

  /// Returns the projects that hold what targets depend on outside of their own.
  private static func outerProjects(_ targets: [ProjectTarget]) -> [String] {
    targets.flatMap { $0.membership?.dependencies ?? [] }.compactMap { reference in
      if case .outerTarget(_, let project) = reference { project } else { nil }
    }
  }

  private mutating func readProjects(
    _ first: [String],
    without own: Set<String>,
    _ folders: inout [String],
    _ reader: ProjectReader
  ) {
    var pending = first
    var seen: Set<String> = []
    while let path = pending.popLast() {
      guard !seen.contains(path) else { continue }
      guard seen.count < Self.projectLimit else {
        note(.linkedProjects, Self.projectLimit, FilePath.name(FilePath.folder(path)))
        break
      }
      seen.insert(path)
      // The project is the folder of the file.
      if noteOutside(FilePath.folder(path), reader.files) { continue }
      guard !ProjectFormat.tuist.isFile(path) else {
        // Projects of a workspace may depend on each other.
        if own.contains(path) { continue }
        let described = reader.targets(ofProjectAt: path)
        targets += described
        pending += Self.outerProjects(described)
        continue
      }
      guard let project = reader.xcodeProject(at: path) else { continue }
      if !own.contains(path) { targets += reader.targets(ofProjectAt: path) }
      folders += project.packages
      pending += project.subprojects
    }
  }

  private mutating func readPackages(_ first: [String], _ files: any FileAccess) {
    var pending = Array(first.reversed())
    var seen: Set<String> = []
    while let folder = pending.popLast() {
      guard seen.insert(folder).inserted, !noteOutside(folder, files) else { continue }
      guard packages.count < Self.packageLimit else {
        guard files.status(of: ProjectFormat.swiftPackage.file(in: folder)) != nil else { continue }
        note(.linkedPackages, Self.packageLimit, FilePath.name(folder))
        break
      }
      guard let package = SwiftPackage(in: folder, files) else { continue }
      packages.append(package)
      pending += package.packages
    }
  }

  private func noteOutside(_ path: String, _ files: any FileAccess) -> Bool {
    guard let description else { return files.isOutside(path) }
    return limits.addOutside(path, files, in: description)
  }

  private func note(_ kind: ReachedLimit.Kind, _ limit: Int, _ name: String) {
    if let description { limits.add(kind, limit, named: name, in: description) }
  }

  /// Returns the workspaces in the folder `root` and in those around it that belong to the same repository.
  private func workspaces(around root: String, _ files: any FileAccess) -> [XcodeWorkspace] {
    let filter = EntryFilter(extensions: ProjectLocator.markerExtensions)
    return Self.foldersOfRepository(around: root, files).prefix(Self.outerLimit + 1).flatMap { folder in
      files.entries(of: folder, where: filter).filter {
        $0.type == .folder && ProjectFormat.xcodeWorkspace.isFolder($0.name)
      }.map(\.name).sorted()
        .compactMap { workspace(at: FilePath.join(folder, $0), files) }
    }
  }

  /// Reads the workspace at `path`; which projects a large one holds is unknown, so it may hold this one.
  private func workspace(at path: String, _ files: any FileAccess) -> XcodeWorkspace? {
    if let workspace = XcodeWorkspace(at: path, files) { return workspace }
    if files.status(of: XcodeWorkspace.file(of: path))?.size ?? 0 > XcodeWorkspace.sizeLimit {
      note(.workspaceSize, XcodeWorkspace.sizeLimit, FilePath.name(path))
    }
    return nil
  }

  /// Returns the folder `root` and those around it up to that with the repository; without one, those that may be read.
  private static func foldersOfRepository(around root: String, _ files: any FileAccess) -> [String] {
    var folders: [String] = []
    var folder = root
    while folder != "/", folder != "." {
      folders.append(folder)
      if files.status(of: FilePath.join(folder, ".git")) != nil { return folders }
      folder = FilePath.folder(folder)
    }
    return [root] + folders.dropFirst().prefix { !files.isOutside($0) }
  }
}

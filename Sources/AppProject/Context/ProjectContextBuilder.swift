import PropertyList

/// Finds out what a rule may want to know of the app around a file.
///
/// It keeps what it read, so that asking again costs a look at the files' dates. A value of this type belongs to one thread
/// at a time; files that cannot be read count as absent.
public struct ProjectContextBuilder: Sendable {
  /// The files; a server replaces them as documents change.
  public var files: any FileAccess
  private let homeFolder: String?
  private let workingFolder: String
  private var sources = FileCache<ScannedSource>()
  private var documents = FileCache<Document>()
  private var projects = FileCache<XcodeProject>()
  private var settings = FileCache<Set<String>>()
  private var configurationFiles = FileCache<XCConfig>()

  /// The largest source file that is read, in bytes.
  private static let sourceLimit = 2_000_000
  /// The largest property list that is read, in bytes.
  private static let documentLimit = 1_000_000
  /// The largest `project.pbxproj` that is read, in bytes.
  private static let projectLimit = 32_000_000

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - files: the files to look at.
  ///   - homeFolder: the folder that is no project, nor are those around it.
  ///   - workingFolder: the folder that relative paths start from.
  public init(
    files: any FileAccess = DiskFiles(),
    homeFolder: String? = DiskFiles.homeFolder,
    workingFolder: String = DiskFiles.workingFolder
  ) {
    self.files = files
    self.homeFolder = homeFolder
    self.workingFolder = workingFolder
  }

  /// The number of source files that were read so far.
  var sourceReads: Int { sources.reads }

  /// Returns what is known of the app around the file at `path`.
  ///
  /// For an Info.plist the project around it is walked; for other files only their folder is looked at. Linear in the files
  /// of the project, whose number is bounded, and in the bytes of those that changed.
  public mutating func context(for path: String) -> ProjectContext {
    let path = FilePath.absolute(path, from: workingFolder)
    let document = document(at: path)
    guard let document, document.kind == .infoPlist else {
      return ProjectContext(entitlements: entitlements(beside: path))
    }
    guard let root = ProjectLocator(files: files, homeFolder: homeFolder).root(of: path) else {
      let entitlements = entitlements(beside: path)
      let needs = document.bundleRole == .other ? [] : entitlements.flatMap(EntitlementNeeds.needs)
      return ProjectContext(entitlements: entitlements, purposeNeeds: needs)
    }
    return context(for: document, at: path, root: root)
  }

  private mutating func context(for document: Document, at path: String, root: String) -> ProjectContext {
    let found = ProjectFiles(below: root, files: files)
    let xcodeProjects = found.xcodeProjects.compactMap { project in
      projects.value(at: project, files: files, limit: Self.projectLimit) { XcodeProject($0, path: project) }
    }
    let all = ProjectTargets(targets: targets(of: xcodeProjects))
    let own = all.targets(withInfoPlist: path)
    let supplied = own.isEmpty ? suppliedKeys(all.targets, found.settings) : suppliedKeys(own, found.settings)
    let entitlements = entitlements(of: path, own)
    let owners = SourceOwners(bundles: bundles(found.infoPlists + [path], all.targets))
    guard let role = owners.role(of: path), role != .other else {
      return ProjectContext(targets: own, entitlements: entitlements, suppliedKeys: supplied)
    }
    let membership = all.membership(of: own)
    let scanned = found.sources.filter {
      membership?.contains($0.path) ?? owners.owns(path, source: $0.path)
    }.compactMap { source in
      sources.value(at: source.path, files: files, limit: Self.sourceLimit) {
        SourceScanner.scan($0, language: source.language, path: source.path)
      }
    }
    return ProjectContext(
      targets: own,
      entitlements: entitlements,
      purposeNeeds: SourceNeeds.needs(of: scanned) + entitlements.flatMap(EntitlementNeeds.needs),
      suppliedKeys: supplied
    )
  }

  // MARK: Bundles

  /// Returns the targets of the projects with their settings put together.
  private mutating func targets(of projects: [XcodeProject]) -> [ProjectTarget] {
    projects.flatMap { project in
      project.targets.map { target in
        let configurations = target.configurations.map { configuration in
          let settings = XcodeSettings(project).settings(of: target, in: configuration) { configurationFile(at: $0) }
          return TargetConfiguration(configuration.name, settings, folder: project.folder)
        }
        return ProjectTarget(
          name: target.name,
          role: XcodeProductType(target.productType).role,
          configurations: configurations,
          declaredIn: FilePath.join(project.path, "project.pbxproj"),
          membership: target
        )
      }
    }
  }

  private mutating func configurationFile(at path: String) -> XCConfig? {
    configurationFiles.value(at: path, files: files, limit: Self.documentLimit, read: XCConfig.init)
  }

  private mutating func bundles(_ paths: [String], _ targets: [ProjectTarget]) -> [String: BundleRole] {
    var roles: [String: BundleRole] = [:]
    for target in targets {
      for path in target.infoPlists where roles[path] == nil { roles[path] = target.role }
    }
    for path in paths where roles[path] == nil { roles[path] = document(at: path)?.bundleRole }
    return roles
  }

  private mutating func suppliedKeys(_ targets: [ProjectTarget], _ paths: [String]) -> Set<String> {
    var keys = targets.reduce(into: Set<String>()) { $0.formUnion($1.suppliedKeys) }
    for path in paths {
      let named = settings.value(
        at: path,
        files: files,
        limit: Self.documentLimit,
        read: BuildSettingNames.infoPlistKeys
      )
      keys.formUnion(named ?? [])
    }
    return keys
  }

  // MARK: Documents

  private mutating func document(at path: String) -> Document? {
    documents.value(at: path, files: files, limit: Self.documentLimit) { Document(path: path, contents: $0) }
  }

  /// Returns the entitlements that the targets of the Info.plist name, else those in its folder.
  private mutating func entitlements(of path: String, _ targets: [ProjectTarget]) -> [Document] {
    let named = targets.reduce(into: Set<String>()) { $0.formUnion($1.entitlements) }
    let documents = named.sorted().compactMap { document(at: $0) }.filter { $0.kind == .entitlements }
    return documents.isEmpty ? entitlements(beside: path) : documents
  }

  private mutating func entitlements(beside path: String) -> [Document] {
    let folder = FilePath.folder(path)
    let names = files.entries(of: folder).filter {
      $0.type == .file && FilePath.fileExtension($0.name) == "entitlements"
    }
    return names.compactMap { document(at: FilePath.join(folder, $0.name)) }.filter { $0.path != path }
  }
}

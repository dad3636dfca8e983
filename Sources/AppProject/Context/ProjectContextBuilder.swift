import PropertyList

/// Finds out what a rule may want to know of the app around a file.
///
/// It keeps what it read, so that asking again costs a look at the files' dates. A value of this type belongs to one thread
/// at a time; files that cannot be read count as absent.
public struct ProjectContextBuilder: Sendable {
  private let homeFolder: String?
  private let workingFolder: String
  private var reader: ProjectReader

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
    reader = ProjectReader(files: files)
    self.homeFolder = homeFolder
    self.workingFolder = workingFolder
  }

  /// The files; a server replaces them as documents change.
  public var files: any FileAccess {
    get { reader.files }
    set { reader.files = newValue }
  }

  /// The number of source files that were read so far.
  var sourceReads: Int { reader.sourceReads }

  /// Returns what is known of the app around the file at `path`.
  ///
  /// Linear in the files of the project, whose number is bounded, and in the bytes of those that changed; without a project
  /// only the folder of the file is looked at.
  public mutating func context(for path: String) -> ProjectContext {
    let path = FilePath.absolute(path, from: workingFolder)
    guard let document = reader.document(at: path) else { return ProjectContext() }
    guard let root = ProjectLocator(files: files, homeFolder: homeFolder).root(of: path) else {
      return contextOfFolder(around: document, at: path)
    }
    let project = ProjectModel(at: root, including: path, &reader)
    switch document.kind {
    case .infoPlist:
      return context(of: [path], in: project, without: path)
    case .entitlements, .privacyManifest, .infoPlistStrings:
      return context(of: project.bundles(holding: path), in: project, without: path)
    case .stringTable, .stringsDictionary:
      return contextOfTable(at: path, in: project)
    default:
      return ProjectContext(allTargets: project.targets.targets)
    }
  }

  // MARK: Bundles

  private mutating func context(
    of bundles: [String],
    in project: ProjectModel,
    without path: String
  ) -> ProjectContext {
    var context = ProjectContext(allTargets: project.targets.targets, resourceNames: project.files.resourceNames)
    context.targets = project.targets.targets.filter { !$0.infoPlists.isDisjoint(with: bundles) }
    let signed = context.targets.filter { $0.entitlements.contains(path) }
    if !signed.isEmpty { context.targets = signed }
    context.suppliedKeys = suppliedKeys(of: context.targets, in: project)
    context.infoPlists = documents(bundles, without: path).filter { $0.kind == .infoPlist }
    context.hostInfoPlists = documents(bundles.flatMap(project.hosts).uniqued(), without: path)
    context.entitlements = entitlements(of: bundles, context.targets, without: path)
    let bundles = bundles.filter { project.role(of: $0).map { $0 != .other } ?? false }
    guard !bundles.isEmpty else { return context }

    let memberships = bundles.map(project.membership)
    let isPart = { (file: String) in memberships.contains { $0(file) } }
    context.privacyManifests = documents(project.files.privacyManifests.filter(isPart), without: path)
    let tables = project.files.stringTables.filter(isPart)
    context.languages = languages(project.files.languageFolders.filter(isPart) + tables.map(FilePath.folder))
    context.translations = localizedTables(tables, without: path).filter { $0.document.kind == .infoPlistStrings }
    let sources = project.files.sources.filter { isPart($0.path) }
      .compactMap { reader.source(at: $0.path, $0.language) }
    context.purposeNeeds = SourceNeeds.needs(of: sources) + context.entitlements.flatMap(EntitlementNeeds.needs)
    context.code.isComplete = true
    return context
  }

  /// Returns the keys that the settings of `targets` write; without targets, those of any target and file of settings.
  private mutating func suppliedKeys(of targets: [ProjectTarget], in project: ProjectModel) -> Set<String> {
    let own = targets.isEmpty ? project.targets.targets : targets
    let keys = own.reduce(into: Set<String>()) { $0.formUnion($1.suppliedKeys) }
    return project.files.settings.reduce(into: keys) { $0.formUnion(reader.suppliedKeys(at: $1)) }
  }

  /// Returns the entitlements that the targets name, else those in the folders of the Info.plist files.
  private mutating func entitlements(
    of bundles: [String],
    _ targets: [ProjectTarget],
    without path: String
  ) -> [Document] {
    let named = targets.reduce(into: Set<String>()) { $0.formUnion($1.entitlements) }
    let documents = named.sorted().compactMap { reader.document(at: $0) }.filter { $0.kind == .entitlements }
    let all = documents.isEmpty ? bundles.flatMap { entitlements(beside: $0) } : documents
    return all.filter { $0.path != path }
  }

  // MARK: Languages

  private mutating func contextOfTable(at path: String, in project: ProjectModel) -> ProjectContext {
    let translations = localizedTables(project.translations(of: path), without: path)
    return ProjectContext(
      allTargets: project.targets.targets,
      translations: translations,
      languages: languages(translations.compactMap { $0.document.path.map(FilePath.folder) } + [FilePath.folder(path)])
    )
  }

  private mutating func localizedTables(_ paths: [String], without path: String) -> [LocalizedTable] {
    documents(paths, without: path).compactMap { document in
      let folder = FilePath.name(FilePath.folder(document.path ?? ""))
      guard folder.hasSuffix(".lproj") else { return nil }
      return LocalizedTable(language: String(folder.dropLast(".lproj".count)), document: document)
    }
  }

  private func languages(_ folders: [String]) -> [String] {
    Set(folders.map(FilePath.name).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) })
      .subtracting(["Base"]).sorted()
  }

  // MARK: Files without a project

  private mutating func contextOfFolder(around document: Document, at path: String) -> ProjectContext {
    let entitlements = entitlements(beside: path)
    let needs = document.bundleRole == .other ? [] : entitlements.flatMap(EntitlementNeeds.needs)
    return ProjectContext(entitlements: entitlements, purposeNeeds: needs)
  }

  private mutating func entitlements(beside path: String) -> [Document] {
    let folder = FilePath.folder(path)
    let names = files.entries(of: folder).filter {
      $0.type == .file && FilePath.fileExtension($0.name) == "entitlements"
    }
    return documents(names.map { FilePath.join(folder, $0.name) }, without: path)
  }

  private mutating func documents(_ paths: [String], without path: String) -> [Document] {
    paths.compactMap { $0 == path ? nil : reader.document(at: $0) }
  }
}

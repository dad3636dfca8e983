import PropertyList

/// Finds out what a rule may want to know of the app around a file.
///
/// It keeps what it found until `lookAgain`, and what it read of files until they change. A value of this type belongs to one
/// thread at a time; files that cannot be read count as absent.
public struct ProjectContextBuilder: Sendable {
  let homeFolder: String?
  let workingFolder: String
  var reader: ProjectReader
  /// The projects by the folders that hold them.
  var projects: [String: KnownProject] = [:]
  /// The folders that hold the projects of files, by the folders of the files.
  private var roots: [String: String?] = [:]

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
    set {
      reader.files = newValue
      lookAgain()
    }
  }

  /// Takes `files` in place of others that hold the same, so that what is known of projects stays.
  public mutating func exchange(files: any FileAccess) {
    reader.files = files
  }

  /// Forgets which files there are, but not what was read of those that stay as they are.
  public mutating func lookAgain() {
    reader.lookAgain()
    projects = [:]
    roots = [:]
  }

  /// The number of source files that were read so far.
  public var sourceReads: Int { reader.sourceReads }

  /// Returns what was found in sources so far, as the bytes of a file that `takeSourceCache` reads; linear.
  ///
  /// `version` is that of the program: another one may find other things.
  public func sourceCache(version: String) -> [UInt8] { reader.sourceCache(version: version) }

  /// Takes what an earlier run found in sources, for those that have not changed since.
  ///
  /// Bytes that are damaged or of another version are ignored. Linear.
  public mutating func takeSourceCache(_ bytes: [UInt8], version: String) {
    reader.takeSourceCache(bytes, version: version)
  }

  /// Returns what is known of the app around the file at `path`.
  ///
  /// Linear in the files of the project, whose number is bounded, and in the bytes of those that changed; later questions
  /// about the same bundle are answered from memory. Without a project only the folder of the file is looked at.
  public mutating func context(for path: String) -> ProjectContext {
    let path = FilePath.absolute(path, from: workingFolder)
    return reader.document(at: path).map { context(around: $0) } ?? ProjectContext()
  }

  /// Returns what is known of the app around a document that was read of the file at its absolute path; costs the same.
  public mutating func context(around document: Document) -> ProjectContext {
    guard let path = document.path, reader.hasDocument(at: path) else { return ProjectContext() }
    guard let root = root(of: path) else { return contextOfFolder(around: document, at: path) }
    var project = known(at: root, including: document)
    defer { projects[root] = project }
    switch document.kind {
    case .infoPlist:
      return context(of: [path], in: &project, without: path)
    case .entitlements, .privacyManifest, .infoPlistStrings:
      return context(of: project.model.bundles(holding: path), in: &project, without: path)
    case .stringTable, .stringsDictionary:
      return ProjectContext(
        allTargets: project.model.targets.targets,
        translations: project.translations.ofTable(at: path),
        resourceNames: project.model.files.resourceNames
      )
    default:
      var context = ProjectContext(allTargets: project.model.targets.targets)
      context.generated = generatedBundles(declaredIn: path, &project)
      return context
    }
  }

  /// Returns the bundles whose Info.plist or entitlements the build makes of what the file at `path` says.
  private mutating func generatedBundles(declaredIn path: String, _ project: inout KnownProject) -> [GeneratedBundle] {
    let model = project.model
    return model.targets.targets.flatMap { target in
      let infoPlist = target.carriers.contains(path) ? target.generatedInfoPlist.flatMap { model.generated[$0] } : nil
      let entitlements =
        target.entitlementsCarrier == path
        ? target.generatedEntitlements.flatMap { model.generatedEntitlements[$0] } : nil
      return [infoPlist, entitlements].compactMap(\.self).map { document in
        let name = document.path ?? ""
        let bundles = document.kind == .entitlements ? model.bundles(holding: name) : [name]
        let context = context(of: bundles, in: &project, without: name)
        return GeneratedBundle(target: target, document: document, context: context, carrier: path)
      }
    }
  }

  /// Returns what is known of each project at or below the folder at `path`, or of that around it.
  ///
  /// Linear in the files of the projects, whose number is bounded, and in the bytes of those that changed.
  public mutating func overviews(of path: String) -> [ProjectOverview] {
    let folder = FilePath.absolute(path, from: workingFolder)
    let locator = ProjectLocator(files: files, homeFolder: homeFolder)
    return ProjectFolders.find(at: folder, files, locator).compactMap { root in
      var project = projects[root] ?? KnownProject(ProjectModel(at: root, including: root, &reader), reader)
      defer { projects[root] = project }
      let bundles = project.model.bundles.compactMap { bundle -> BundleOverview? in
        guard let infoPlist = project.model.infoPlist(of: bundle, reader) else { return nil }
        return BundleOverview(
          infoPlist: infoPlist,
          role: project.model.role(of: bundle) ?? .other,
          context: context(of: [bundle], in: &project, without: bundle),
          sourceCount: project.parts(of: bundle, &reader).sourceCount
        )
      }
      let targets = project.model.targets.targets
      return bundles.isEmpty && targets.isEmpty ? nil : ProjectOverview(root: root, bundles: bundles, targets: targets)
    }
  }

  /// Returns the folder that holds the project of the file at the absolute `path`; looked up once for each folder.
  mutating func root(of path: String) -> String? {
    let folder = FilePath.folder(path)
    if let known = roots[folder] { return known }
    let root = ProjectLocator(files: files, homeFolder: homeFolder).root(of: path)
    roots[folder] = .some(root)
    return root
  }

  /// Returns the project in the folder `root`, looked at anew where it does not know `document` as an Info.plist.
  private mutating func known(at root: String, including document: Document) -> KnownProject {
    if let known = projects[root] {
      let path = document.path ?? ""
      if document.kind != .infoPlist || known.model.role(of: path) != nil { return known }
    }
    let path = document.kind == .infoPlist ? document.path ?? root : root
    return KnownProject(ProjectModel(at: root, including: path, &reader), reader)
  }

  // MARK: Bundles

  mutating func context(
    of bundles: [String],
    in project: inout KnownProject,
    without path: String
  ) -> ProjectContext {
    let model = project.model
    var context = ProjectContext(allTargets: model.targets.targets, resourceNames: model.files.resourceNames)
    context.targets = model.targets.targets.filter { !$0.allInfoPlists.isDisjoint(with: bundles) }
    let signed = context.targets.filter { $0.isSigned(with: path) }
    if !signed.isEmpty { context.targets = signed }
    context.suppliedKeys = suppliedKeys(of: context.targets, in: model)
    context.infoPlists = bundles.filter { $0 != path }.compactMap { model.infoPlist(of: $0, reader) }
    let hosts = bundles.flatMap(model.hosts).uniqued()
    context.hostInfoPlists = hosts.compactMap { model.infoPlist(of: $0, reader) }
    context.hostEntitlements = entitlements(
      of: hosts,
      model.targets.targets.filter { !$0.allInfoPlists.isDisjoint(with: hosts) },
      in: model,
      without: path
    )
    context.entitlements = entitlements(of: bundles, context.targets, in: model, without: path)
    let parts = bundles.filter { model.role(of: $0).map { $0 != .other } ?? false }
      .map { project.parts(of: $0, &reader) }
    guard !parts.isEmpty else { return context }
    context.privacyManifests = documents(parts.flatMap(\.privacyManifests).uniqued(), without: path)
    context.translations = project.translations.ofInfoPlist(in: bundles, context.targets, parts)
    let libraries = bundles.compactMap { project.dependencies(of: $0, &reader) }
    context.purposeNeeds =
      parts.flatMap(\.purposeNeeds).uniqued() + libraries.flatMap(\.purposeNeeds).uniqued()
      + context.entitlements.flatMap { Self.needs(of: $0, context.targets) }
    context.purposeHints = parts.flatMap(\.purposeHints).uniqued()
    if bundles == [path], let bundle = bundles.first {
      context.justifiedKeys = project.justifiedKeys(of: bundle, &reader)
    }
    context.intentDefinitions = parts.flatMap(\.intentDefinitions).uniqued()
    context.outdatedSDKs = libraries.flatMap(\.outdatedSDKs).uniqued()
    context.code = parts.dropFirst().reduce(parts[0].code) { $0.merging($1.code) }
    context.code.isWhole = bundles.allSatisfy { project.isWholeCode(of: $0, &reader) }
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
    in project: ProjectModel,
    without path: String
  ) -> [Document] {
    let made = targets.compactMap(\.generatedEntitlements).compactMap { project.generatedEntitlements[$0] }
    let named = targets.reduce(into: Set<String>()) { $0.formUnion($1.entitlements) }
    let documents = named.sorted().compactMap { reader.document(at: $0) }.filter { $0.kind == .entitlements } + made
    let all = documents.isEmpty ? bundles.flatMap { entitlements(beside: $0) } : documents
    return all.filter { $0.path != path }
  }

  /// Returns the purpose strings that entitlements need; those that a generator writes stand in its description.
  private static func needs(of document: Document, _ targets: [ProjectTarget]) -> [PurposeNeed] {
    let target = targets.first { $0.generatedEntitlements == document.path }
    return EntitlementNeeds.needs(of: document).map { need in
      var need = need
      let declared = target?.generatedKeys.first { $0.file == .entitlements && $0.key == need.cause }
      need.evidence = declared?.evidence ?? need.evidence
      return need
    }
  }

  // MARK: Files without a project

  private mutating func contextOfFolder(around document: Document, at path: String) -> ProjectContext {
    let entitlements = entitlements(beside: path)
    let needs = document.bundleRole == .other ? [] : entitlements.flatMap(EntitlementNeeds.needs)
    return ProjectContext(entitlements: entitlements, purposeNeeds: needs)
  }

  private mutating func entitlements(beside path: String) -> [Document] {
    let folder = FilePath.folder(path)
    let names = files.entries(of: folder, where: EntryFilter(extensions: ["entitlements"]))
      .filter { $0.type == .file }.map(\.name).sorted()
    return documents(names.map { FilePath.join(folder, $0) }, without: path)
  }

  private mutating func documents(_ paths: [String], without path: String) -> [Document] {
    paths.compactMap { $0 == path ? nil : reader.document(at: $0) }
  }
}

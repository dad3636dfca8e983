import BuildDescriptions
import Locking
import ProjectFiles
import PropertyList

/// Computes the facts that rules need about the app around a file.
///
/// It keeps what it found until `lookAgain`, and what it read of files until they change. Threads and copies share that: one that
/// asks about a project that another looks at waits for it, while other projects can be looked at. Files that cannot be read
/// count as absent.
public struct ProjectContextBuilder: Sendable {
  /// Returns the file at an absolute path as it was in the last release; without it none is known.
  public var released: (@Sendable (String) -> ReleasedDocument?)?
  let homeFolder: String?
  let workingFolder: String
  var reader: ProjectReader
  /// The projects by the folders that hold them.
  private var projects = LazyValues<String, KnownProject>()
  /// Those projects with an Info.plist that none of them has found, by its path: no answer about another file depends on it.
  private var projectsWithInfoPlist = LazyValues<String, KnownProject>()
  /// The folders that hold the projects of files, by the folders of those.
  private var roots = LazyValues<String, String?>()

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - files: the files to look at.
  ///   - folders: those whose files are read, whatever the files in them name; all of them for files in memory alone.
  ///   - homeFolder: the folder that, like those around it, is never a project.
  ///   - workingFolder: the folder that relative paths start from.
  public init(
    files: any FileAccess = DiskFiles(),
    within folders: ReadableFolders = .everything,
    homeFolder: String? = DiskFiles.homeFolder,
    workingFolder: String = DiskFiles.workingFolder
  ) {
    reader = ProjectReader(files: files, within: folders)
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

  /// The folders whose files are read; if they change, all is looked at again.
  public var folders: ReadableFolders {
    get { reader.folders }
    set {
      guard newValue != reader.folders else { return }
      reader.folders = newValue
      lookAgain()
    }
  }

  /// Takes the output of Expo about an app before the first question, and returns whether the contents of the file are such an output.
  ///
  /// It is what `npx expo config --type introspect --json` prints; its keys count instead of those that are read in the description
  /// of the app. Linear.
  public mutating func takeIntrospection(_ contents: [UInt8], of path: String) -> Bool {
    reader.introspection = ExpoIntrospection(path: path, contents: contents)
    return reader.introspection != nil
  }

  /// Replaces the files by `files`, which have the same contents, and keeps what is known of projects.
  public mutating func exchange(files: any FileAccess) {
    reader.files = files
  }

  /// Forgets which files exist, but not what was read from unchanged ones.
  public mutating func lookAgain() {
    reader.lookAgain()
    projects = LazyValues()
    projectsWithInfoPlist = LazyValues()
    roots = LazyValues()
  }

  /// Forgets what was read of the files at `paths`: documents of an editor that were closed.
  public func forget(_ paths: Set<String>) { reader.forget(paths) }

  /// The number of source files that were read so far.
  public var sourceReads: Int { reader.sourceReads }

  /// Returns what was found in sources so far, as the bytes of a file that `takeSourceCache` reads; linear.
  ///
  /// `version` is that of the program; another version may find other facts.
  public func sourceCache(version: String) -> [UInt8] { reader.sourceCache(version: version) }

  /// Adds what an earlier run found in sources that have not changed since.
  ///
  /// Bytes that are damaged or of another version are ignored. Linear.
  public mutating func takeSourceCache(_ bytes: [UInt8], version: String) {
    reader.takeSourceCache(bytes, version: version)
  }

  /// Returns what is known of the app around the file at `path`.
  ///
  /// Linear in the files of the project, whose number is bounded, and in the bytes of those that changed; later queries
  /// about the same bundle are answered from memory. Without a project only the folder of the file is looked at.
  public func context(for path: String) -> ProjectContext {
    let path = FilePath.absolute(path, from: workingFolder)
    return reader.document(at: path).map { context(around: $0) } ?? contextOfLargeFile(at: path)
  }

  /// Adds a document read from the file at its absolute path, so that the file is not read again before `lookAgain`.
  public func take(_ document: Document) { reader.take(document) }

  /// Returns what is known of the app around a document read from the file at its absolute path; same complexity.
  public func context(around document: Document) -> ProjectContext {
    guard let path = document.path else { return ProjectContext() }
    // Profiles are installed one by one, whatever project is around them.
    if document.kind == .holding(.configurationProfile) {
      return ProjectContext(documents: BundleDocuments(profiles: profiles(nextTo: path)))
    }
    guard reader.hasDocument(at: path) else { return contextOfLargeFile(at: path) }
    guard let root = root(of: path) else { return contextOfFolder(around: document, at: path) }
    let project = known(at: root, including: document)
    var context = context(of: document, at: path, in: project)
    switch document.kind {
    case .infoPlist, .entitlements:
      let targets = context.targets
      context.isUnused =
        project.model.isUnused(path, isNamed: true)
        || !targets.isEmpty && targets.allSatisfy { lacksPods($0, in: root) }
    case .holding(.googleServiceInfo): context.isLeftOut = isServiceFileUnused(at: path, in: project.model)
    case .infoPlistStrings, .stringTable, .stringsDictionary: context.isUnused = project.model.isUnused(path)
    default: break
    }
    return context
  }

  /// How many folders around that of a project may have its Podfile.
  private static let podfileLevels = 3
  private static let podfileLimit = 1 << 20

  /// Returns whether a target links what CocoaPods makes for it although no Podfile mentions it, so that nobody can build it.
  private func lacksPods(_ target: ProjectTarget, in root: String) -> Bool {
    guard target.isInXcodeProject, target.linksPods, !target.name.isEmpty else { return false }
    var folder = root
    for _ in 0...Self.podfileLevels {
      if let podfile = reader.files.contents(of: ProjectFormat.cocoaPods.file(in: folder), limit: Self.podfileLimit) {
        return podfile.firstRange(of: Array(target.name.utf8)) == nil
      }
      folder = FilePath.folder(folder)
    }
    return reader.files.status(of: FilePath.join(root, "Pods")) == nil
  }

  private func context(of document: Document, at path: String, in project: KnownProject) -> ProjectContext {
    switch document.kind {
    case .infoPlist:
      var context = context(of: [path], in: project, without: path)
      if let released { context.add { released(path) } }
      return context
    case .privacyManifest:
      return manifestContext(at: path, in: project)
    case .entitlements, .holding(.googleServiceInfo):
      return context(of: project.model.bundles(holding: path), in: project, without: path)
    case .infoPlistStrings,
      .stringCatalog where StringTableFormat.stringCatalog.mayTranslateInfoPlist(path):
      let context = context(of: project.model.bundles(holding: path), in: project, without: path)
      return context.with(tableAt: path, in: project)
    case let kind where kind.isTextTable:
      let context = ProjectContext(
        allTargets: project.model.targets.targets,
        translations: project.translations.ofTable(at: path),
        resourceNames: project.model.files.resourceNames
      )
      return context.with(tableAt: path, in: project)
    default:
      var context = ProjectContext(allTargets: project.model.targets.targets) { [self] in
        generatedBundles(declaredIn: path, project)
      }
      context.resourceNames = project.model.files.resourceNames
      context.addTargets { [self] target in self.context(of: target.allInfoPlists.sorted(), in: project, without: "") }
      context.addIcons(of: project)
      context.addSettings(of: project)
      context.addNames(in: FilePath.folder(path), reader.files)
      context.add(
        missingInfoPlists: { [reader] in
          let own = project.model.targets.targets.filter { $0.declaredIn == path }
          // A tool writes what git leaves out.
          return Set(own.flatMap(\.infoPlists)).filter {
            reader.files.status(of: $0) == nil && !GitIgnore.ignores($0, reader.files)
          }
        },
        reachedLimits: { project.model.reachedLimits.value.filter { $0.description == path } },
        isIgnored: { [reader] name in GitIgnore.ignores(FilePath.join(FilePath.folder(path), name), reader.files) }
      )
      return context
    }
  }

  /// Returns whether no target and no script of the project takes the file at `path` that Google gives to developers.
  ///
  /// An app in Dart may have its contents in code. Linear in the descriptions of the projects.
  private func isServiceFileUnused(at path: String, in model: ProjectModel) -> Bool {
    let isInCode = model.files.sources.contains { FilePath.name($0.path) == "firebase_options.dart" }
    guard !isInCode, model.isUnused(path) else { return false }
    return !model.files.xcodeProjects.contains { project in
      reader.xcodeProject(at: project)?.scripts.contains { $0.contains("GoogleService") } ?? true
    }
  }

  /// Returns the configuration profiles in the folder of the file at `path`, without that file.
  private func profiles(nextTo path: String) -> [Document] {
    let folder = FilePath.folder(path)
    let entries = reader.files.entries(of: folder, where: EntryFilter(extensions: ["mobileconfig"]))
    return reader.documents(at: entries.map { FilePath.join(folder, $0.name) }.sorted(), without: path)
  }

  /// Returns the bundles whose Info.plist or entitlements the build makes from the file at `path`.
  private func generatedBundles(declaredIn path: String, _ project: KnownProject) -> [GeneratedBundle] {
    let model = project.model
    return model.targets.targets.flatMap { target in
      let infoPlist = target.carriers.contains(path) ? target.generatedInfoPlist.flatMap { model.generated[$0] } : nil
      let entitlements =
        target.entitlementsCarrier == path
        ? target.generatedEntitlements.flatMap { model.generatedEntitlements[$0] } : nil
      let manifest =
        target.manifestCarrier == path ? target.generatedManifest.flatMap { model.generatedManifests[$0] } : nil
      let whole = [infoPlist, entitlements, manifest].compactMap(\.self).map { document in
        let name = document.path ?? ""
        let bundles =
          switch document.kind {
          case .entitlements: model.bundles(holding: name)
          case .privacyManifest: [target.generatedInfoPlist].compactMap(\.self)
          default: [name]
          }
        var context = context(of: bundles, in: project, without: name)
        if document.kind == .infoPlist { context.leaveOutKeys(of: document) }
        return GeneratedBundle(target: target, document: document, context: context, carrier: path)
      }
      return whole + bundlesAddingToFiles(of: target, declaredIn: path, project)
    }
  }

  /// Returns the keys that settings in the file at `path` add to the Info.plist files of a target.
  private func bundlesAddingToFiles(
    of target: ProjectTarget,
    declaredIn path: String,
    _ project: KnownProject
  ) -> [GeneratedBundle] {
    guard target.configurations.contains(where: { $0.declaredKeys.contains { $0.evidence.path == path } }) else {
      return []
    }
    return target.infoPlists.sorted().compactMap { infoPlist in
      guard let file = reader.document(at: infoPlist), file.kind == .infoPlist,
        let document = GeneratedInfoPlist(target, addingTo: file)?.document
      else { return nil }
      let context = context(of: [infoPlist], in: project, without: infoPlist)
      var bundle = GeneratedBundle(target: target, document: document, context: context, carrier: path)
      bundle.addsToFile = true
      return bundle
    }
  }

  /// Returns what is known of each project at or below the folder at `path`, or of that around it.
  ///
  /// Linear in the files of the projects, whose number is bounded, and in the bytes of those that changed.
  public func overviews(of path: String) -> [ProjectOverview] {
    let folder = FilePath.absolute(path, from: workingFolder)
    let locator = ProjectLocator(files: files, homeFolder: homeFolder)
    return ProjectFolders.find(at: folder, files, locator).compactMap { root in
      let project = known(at: root)
      return ProjectOverview(of: project) { context(of: [$0], in: project, without: $0) }
    }
  }

  /// Returns what could not be understood of the projects around the files at `paths` and of those that were looked at, by project and
  /// file.
  ///
  /// Linear in the paths and in the targets of the projects, which are read if they were not.
  public func unreadParts(around paths: some Sequence<String>) -> [UnreadPart] {
    // A folder may hold projects without being one.
    let roots = Set(paths.compactMap { root(of: FilePath.absolute($0, from: workingFolder)) } + projects.keys)
    return roots.sorted().flatMap { known(at: $0).unreadParts }.uniqued()
  }

  /// Returns the string tables of the project around the file at `path`; none without a project.
  public func strings(around path: String) -> ProjectStrings {
    let path = FilePath.absolute(path, from: workingFolder)
    guard let root = root(of: path) else { return ProjectStrings() }
    return known(at: root).translations.strings
  }

  /// Returns the folder of the project around the file at `path`; looked up once for each folder with files.
  func root(of path: String) -> String? {
    roots.value(of: FilePath.folder(path)) { [files, homeFolder] in
      ProjectLocator(files: files, homeFolder: homeFolder).root(of: path)
    }
  }

  /// Returns the project in the folder `root`; looked at once.
  func known(at root: String) -> KnownProject {
    projects.value(of: root) { [reader] in KnownProject(ProjectModel(at: root, reader), reader) }
  }

  /// Returns the project in the folder `root`, with `document` if that is an Info.plist that is new to it.
  private func known(at root: String, including document: Document) -> KnownProject {
    let project = known(at: root)
    guard document.kind == .infoPlist, let path = document.path, project.model.role(of: path) == nil else {
      return project
    }
    return projectsWithInfoPlist.value(of: path) { project.including(document) }
  }

  // MARK: Bundles

  func context(of bundles: [String], in project: KnownProject, without path: String) -> ProjectContext {
    let model = project.model
    var context = ProjectContext(of: bundles, in: project, without: path)
    let parts = bundles.filter { model.role(of: $0).map { $0 != .other } ?? false }.map(project.files)
    guard !parts.isEmpty else { return context }
    context.translations = project.translations.ofInfoPlist(in: bundles, context.targets, parts)
    return context
  }

  /// Returns what is known around the privacy manifest at `path`; that of a framework is for its own code alone.
  private func manifestContext(at path: String, in project: KnownProject) -> ProjectContext {
    var context = ownManifestContext(at: path, in: project)
    let module = packageTarget(with: path, in: project)
    context.packageTargetWithoutFile = module.flatMap { $0.leavesOut(path) ? $0.name : nil }
    return context
  }

  private func ownManifestContext(at path: String, in project: KnownProject) -> ProjectContext {
    if let sources = podSources(withManifest: path, in: project) ?? packageSources(withManifest: path, in: project) {
      var context = ProjectContext(attribution: .read)
      let compiled = project.model.compiledCode(of: [ProjectTarget]())
      context.code = BundleSources(sources, compiled, isExtension: false, reader).facts
      return context
    }
    var context = context(of: project.model.bundles(holding: path), in: project, without: path)
    if let sources = project.model.frameworkSources(withManifest: path) {
      let compiled = project.model.compiledCode(of: context.targets)
      context.code = BundleSources(sources, compiled, isExtension: false, reader).facts
    }
    return context
  }

  // MARK: Files without a project

  /// Returns what is known around a file that cannot be read: whether it is a description of a project that is too large.
  private func contextOfLargeFile(at path: String) -> ProjectContext {
    var context = ProjectContext()
    let name = FilePath.name(path)
    let limit = ProjectReader.limit(of: path)
    guard FileUse(fileName: name) == .carrier,
      let status = files.status(of: path), status.type == .file, status.size > limit
    else { return context }
    context.reachedLimits = [ReachedLimit(kind: .fileSize, limit: limit, name: name, description: path, place: nil)]
    return context
  }

  private func contextOfFolder(around document: Document, at path: String) -> ProjectContext {
    if FolderTables.areIn(document) { return FolderTables(nextTo: path, reader.files).context(of: path, reader) }
    let entitlements = reader.entitlements(nextTo: path)
    let isBundle = document.kind == .infoPlist && AppBundle(document).role != .other
    let needs = !isBundle ? [] : entitlements.flatMap(EntitlementNeeds.needs).map(\.asAssumed)
    var context = ProjectContext(
      documents: BundleDocuments(entitlements: entitlements),
      code: CodeUsage(purposeNeeds: needs),
      attribution: .assumed
    )
    context.addNames(in: FilePath.folder(path), reader.files)
    return context
  }
}

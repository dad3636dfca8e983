import BuildDescriptions
import CodeScanning
import Locking
import ProjectFiles
import PropertyList

/// A project as a whole: its files, its targets and which file is built into which bundle.
///
/// A bundle is named by the path of its Info.plist.
struct ProjectModel: Sendable {
  /// The absolute path of the folder that holds it.
  let root: String
  /// The files, those that targets have from elsewhere too.
  let files: ProjectInventory
  /// The targets of all its Xcode projects and other descriptions.
  let targets: ProjectTargets
  private let graph: ModuleGraph
  private let bundleFolders: NearestBundles
  private let owners: FileOwners
  /// What each bundle is built of, by its Info.plist.
  private let parts: [String: BundleParts]
  /// The files that settings name, if those that none names are certainly in no target.
  private let namedFiles: Lazy<Set<String>?>
  private let areMembersListed: Bool
  /// The modules that have privacy manifests; nil if one of the manifests is in no module, so that a script may copy it anywhere.
  private let documentedModules: Lazy<Set<Int>?>
  /// Whether each privacy manifest belongs to a target or a package.
  var knowsManifests: Bool { documentedModules.value != nil }
  /// The limits that its descriptions reach.
  let reachedLimits: Lazy<[ReachedLimit]>
  /// The Info.plist files that the build makes, by their names.
  let generated: [String: Document]
  /// The entitlements that generators write without a file, by their names.
  let generatedEntitlements: [String: Document]
  /// The privacy manifests that generators write without a file, by their names.
  let generatedManifests: [String: Document]
  /// The Info.plist files of apps and extensions, sorted.
  var bundles: [String] { bundleFolders.bundles }

  /// Reads the project in the folder `root`; linear in its files, whose number is bounded.
  init(at root: String, _ reader: ProjectReader) {
    self.root = root
    var files = ProjectInventory(below: root, files: reader.files)
    let limits = ReachedLimits()
    let xcode = files.spelled(files.xcodeProjects.flatMap { reader.targets(ofProjectAt: $0, limits) })
    let described = ProjectReaders.targets(in: root, files: reader.files, limits)
      .map { reader.introspection?.applied(to: $0, reader.files) ?? $0 }
    targets = ProjectTargets(ProjectReaders.joined(xcode: xcode, described: described))
    let linked = LinkedProjects(of: root, files, described: described, reader, limits)
    let libraries = LocalLibraries(of: root, reader)
    let builders = libraries.linked(to: WorkspacePackages.linking(linked, to: targets.targets, files, reader))
    graph = ModuleGraph(builders, outer: linked.targets + libraries.targets, packages: linked.packages)
    files.addOutside(graph.memberships(for: targets.targets), files: reader.files)
    self.files = files
    if let description = files.description(described) {
      for (kind, limit, folder) in files.limits {
        let name = FilePath.isInside(folder, root) ? String(folder.dropFirst(root.count + 1)) : folder
        limits.add(kind, limit, named: name, in: description)
      }
    }
    for target in targets.targets { target.noteOutside(reader.files, limits) }
    reachedLimits = Lazy { [targets, files] in
      if let description = files.description(described), let path = files.stringTables.first(where: reader.isTooLarge) {
        limits.add(.tableSize, ProjectReader.documentLimit, named: FilePath.name(path), in: description)
      }
      for target in targets.targets {
        for configuration in target.configurations { configuration.noteLimits(in: target.declaredIn, limits) }
      }
      return limits.all
    }
    generated = targets.targets.reduce(into: [:]) { found, target in
      guard !target.infoPlists.contains(where: { reader.files.status(of: $0) != nil }) else { return }
      if let name = target.generatedInfoPlist { found[name] = GeneratedInfoPlist(target)?.document }
    }
    generatedEntitlements = targets.targets.reduce(into: [:]) { found, target in
      guard !target.entitlements.contains(where: { reader.files.status(of: $0) != nil }) else { return }
      if let name = target.generatedEntitlements { found[name] = GeneratedEntitlements(target)?.document }
    }
    generatedManifests = targets.targets.reduce(into: [:]) { found, target in
      if let name = target.generatedManifest { found[name] = GeneratedEntitlements(manifestOf: target)?.document }
    }
    let roles = BundleRoles.all(files.infoPlists, targets.targets, Set(generated.keys), reader)
    bundleFolders = NearestBundles(
      bundles: roles,
      groups: targets.targets.map { Array($0.allInfoPlists) },
      packages: Set(files.packages).subtracting([root]),
      root: root
    )
    parts = bundleFolders.bundles.reduce(into: [:]) { [targets, graph] parts, bundle in
      let builders = targets.indices(withInfoPlist: bundle)
      // The app that holds an extension holds the frameworks of both.
      parts[bundle] = BundleParts(builders, in: graph, keepsFrameworks: roles[bundle] == .app)
    }
    owners = FileOwners(of: files, in: graph, nearest: bundleFolders)
    documentedModules = Self.documentedModules(self.files, owners)
    namedFiles = Lazy { [targets] in Self.namedFiles(targets.targets) }
    areMembersListed = Self.areMembersListed(targets.targets, files)
  }

  /// Returns the project with an Info.plist outside the searched folders; linear in the files.
  func including(_ document: Document) -> ProjectModel {
    ProjectModel(self, including: document)
  }

  private init(_ other: ProjectModel, including document: Document) {
    (root, files, targets, graph) = (other.root, other.files, other.targets, other.graph)
    (generated, generatedEntitlements, parts) = (other.generated, other.generatedEntitlements, other.parts)
    generatedManifests = other.generatedManifests
    let role = BundleRoles.role(of: document, amid: other.bundleFolders.roles)
    bundleFolders = other.bundleFolders.including(role, at: document.path ?? root)
    owners = FileOwners(of: files, in: graph, nearest: bundleFolders)
    documentedModules = Self.documentedModules(files, owners)
    (namedFiles, areMembersListed, reachedLimits) = (other.namedFiles, other.areMembersListed, other.reachedLimits)
  }

  private static func documentedModules(_ files: ProjectInventory, _ owners: FileOwners) -> Lazy<Set<Int>?> {
    Lazy {
      files.privacyManifests.reduce(into: Set<Int>?([])) { found, path in
        guard case .modules(let modules) = owners.owner(of: path) else {
          found = nil
          return
        }
        found?.formUnion(modules)
      }
    }
  }

  // MARK: Bundles

  /// Returns the Info.plist that describes the bundle; nil if it cannot be read.
  func infoPlist(of bundle: String, _ reader: ProjectReader) -> Document? {
    let document = generated[bundle] ?? reader.document(at: bundle)
    return document?.kind == .infoPlist ? document : nil
  }

  /// Returns what the Info.plist at `path` describes; nil if it is not known.
  func role(of bundle: String) -> BundleRole? { bundleFolders.role(of: bundle) }

  /// Returns whether the bundle is an app for watches alone.
  func isWatchApp(_ bundle: String) -> Bool {
    let targets = targets.targets(withInfoPlist: bundle)
    return !targets.isEmpty && targets.allSatisfy { $0.platform == .watchOS || $0.productType.contains("watch") }
  }

  /// Returns the apps and extensions that the file at `path` is built into, or signed with.
  func bundles(holding path: String) -> [String] {
    let signed = targets.targets.filter { $0.isSigned(with: path) }
    guard signed.isEmpty else { return signed.flatMap(\.allInfoPlists).uniqued().sorted() }
    let found = bundles(builtFrom: [path])
    guard FilePath.fileExtension(path) == "entitlements" else { return found }
    // A target that is signed with other entitlements or none is not signed with these.
    return found.filter { !targets.targets(withInfoPlist: $0).contains(where: \.knowsSigning) }
  }

  /// Returns the apps and extensions that one of the files at `paths` is built into.
  func bundles(builtFrom paths: [String]) -> [String] {
    let found = paths.map {
      (owner: owners.owner(of: $0), language: SourceLanguage(fileName: FilePath.name($0)))
    }
    return bundles.filter { bundle in
      let parts = parts(of: bundle)
      return found.contains { parts.basis(of: $0.owner, $0.language, in: bundle) != nil }
    }
  }

  /// Returns the Info.plist files of the apps that hold the bundle, or depend on it; linear in its targets and the apps.
  func hosts(of bundle: String) -> [String] {
    let guests = targets.targets(withInfoPlist: bundle)
    // An app may share its Info.plist with what it holds.
    let own = Set(guests.map(TargetID.init))
    let hosts = guests.flatMap(targets.embedding.hosts).map(\.value).filter { !own.contains(TargetID($0)) }
    return hosts.flatMap(\.allInfoPlists).uniqued().sorted()
  }

  // MARK: Parts

  /// Returns a function that returns how a file that is no source is built into the bundle, nil if it is not, for many files.
  func membership(of bundle: String) -> (String) -> FactBasis? {
    let parts = parts(of: bundle)
    return { path in
      let language = SourceLanguage(fileName: FilePath.name(path))
      return parts.basis(of: owners.owner(of: path), language, in: bundle)
    }
  }

  /// Returns the names of the modules that the bundle is built of and links.
  func modules(of bundle: String) -> Set<String> {
    Set(parts(of: bundle).linkedModules.map { graph.modules[$0].name })
  }

  /// Returns the sources that are compiled into the bundle, in the order of the files; linear in all sources.
  func sources(of bundle: String) -> [BundleSource] {
    let parts = parts(of: bundle)
    let documented = documentedModules.value
    return owners.sources.compactMap { parts.source($0, of: $1, in: bundle, documented: documented) }
  }

  /// Returns how the source at `path` is compiled into each bundle that it is part of; linear in sources and bundles.
  func bundles(compiling path: String) -> [(bundle: String, source: BundleSource)] {
    guard let file = files.sources.first(where: { $0.path == path }) else { return [] }
    let owner = owners.owner(of: path)
    return bundles.compactMap { bundle in
      parts(of: bundle).source(file, of: owner, in: bundle, documented: documentedModules.value).map { (bundle, $0) }
    }
  }

  /// Returns what decides which code is compiled into the bundle.
  func compiledCode(of bundle: String) -> ConditionEvaluator {
    compiledCode(of: targets.targets(withInfoPlist: bundle), infoPlist: generated[bundle] == nil ? bundle : nil)
  }

  /// Returns what decides which code is compiled into the products of `built`, with their Info.plist if that differs by
  /// configuration.
  func compiledCode(of built: [ProjectTarget], infoPlist: String? = nil) -> ConditionEvaluator {
    ConditionEvaluator(of: built, among: targets.targets, infoPlist: infoPlist, in: graph, owners: owners)
  }

  /// Returns the sources of the frameworks that the privacy manifest at `path` is part of, with what they link statically;
  /// nil if it is the manifest of an app or extension.
  func frameworkSources(withManifest path: String) -> [BundleSource]? {
    guard case .modules(let modules) = owners.owner(of: path) else { return nil }
    let frameworks = modules.filter { graph.modules[$0].isFramework }
    guard !frameworks.isEmpty, frameworks.count == modules.count else { return nil }
    let parts = BundleParts(frameworks.sorted(), in: graph, keepsFrameworks: false)
    return owners.sources.compactMap { file, owner in
      guard parts.declaresPrivacy(of: owner), case .modules = owner else { return nil }
      return BundleSource(file: file, basis: .read, declaresPrivacy: true)
    }
  }

  private func parts(of bundle: String) -> BundleParts {
    parts[bundle] ?? BundleParts([], in: graph, keepsFrameworks: true)
  }

  /// Returns whether no target takes the file or folder at `path` although all list what they take.
  ///
  /// Only settings name the files that `isNamed` is true for; others are members of targets too.
  func isUnused(_ path: String, isNamed: Bool = false) -> Bool {
    guard let named = namedFiles.value, !named.contains(path), isNamed || areMembersListed,
      case .nearest = owners.owner(of: path)
    else { return false }
    return FilePath.isInside(path, root) && !files.packages.contains { FilePath.isInside(path, $0) }
  }

  /// Whether all targets list their files, and nothing else than them is built.
  private static func areMembersListed(_ targets: [ProjectTarget], _ files: ProjectInventory) -> Bool {
    targets.allSatisfy { $0.membership != nil } && !files.resourceNames.contains { $0.hasSuffix(".podspec") }
  }

  /// Returns the files that settings name; nil unless all targets name their Info.plist.
  private static func namedFiles(_ targets: [ProjectTarget]) -> Set<String>? {
    let areWrittenOut = targets.allSatisfy { target in
      target.isWrittenOut && (target.role == .other || target.knowsFiles)
        && target.configurations.allSatisfy { $0.infoPlist != nil || !$0.sets("INFOPLIST_FILE") }
    }
    return areWrittenOut && targets.contains(where: \.knowsFiles)
      ? targets.reduce(into: []) { $0.formUnion($1.allInfoPlists.union($1.entitlements)) }
      : nil
  }

  /// Returns a function that returns the path in the bundle of a file that its targets copy, nil if it is not known: a folder that they
  /// take as a whole keeps what is in it.
  func placeInBundle(_ bundle: String) -> (String) -> String? {
    let members = targets.targets(withInfoPlist: bundle).compactMap(\.membership)
    let isKnown = !members.contains(where: \.copiesIntoFolders)
    return { path in
      guard isKnown else { return nil }
      let folder = members.flatMap(\.files).first { FilePath.isInside(path, $0) }
      return folder.map { String(path.dropFirst(FilePath.folder($0).count + 1)) } ?? FilePath.name(path)
    }
  }

  /// Returns a function that returns whether the targets of the bundle exclude a file or folder from a folder of theirs.
  func exclusion(from bundle: String) -> (String) -> Bool {
    let members = targets.targets(withInfoPlist: bundle).compactMap(\.membership)
    return { path in members.contains { $0.excludes(path) } && !members.contains { $0.contains(path) } }
  }
}

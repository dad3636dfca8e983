import PropertyList

/// A project as a whole: its files, its targets and which file is built into which bundle.
///
/// A bundle is named by the path of its Info.plist.
struct ProjectModel: Sendable {
  /// The absolute path of the folder that holds it.
  let root: String
  /// The files.
  let files: ProjectFiles
  /// The targets of all its Xcode projects and other descriptions.
  let targets: ProjectTargets
  private var owners: SourceOwners
  /// The Info.plist files that the build makes, by their names.
  let generated: [String: Document]
  /// The entitlements that generators write without a file, by their names.
  let generatedEntitlements: [String: Document]
  /// The Info.plist files of apps and extensions, sorted.
  private(set) var bundles: [String]

  /// Reads the project in the folder `root`; linear in its files, whose number is bounded.
  init(at root: String, _ reader: ProjectReader) {
    self.root = root
    files = ProjectFiles(below: root, files: reader.files)
    let xcode = files.xcodeProjects.flatMap { reader.targets(ofProjectAt: $0) }
    let described = ProjectReaders.targets(in: root, files: reader.files)
    targets = ProjectTargets(targets: ProjectReaders.joined(xcode: xcode, described: described))
    generated = targets.targets.reduce(into: [:]) { found, target in
      guard !target.infoPlists.contains(where: { reader.files.status(of: $0) != nil }) else { return }
      if let name = target.generatedInfoPlist { found[name] = GeneratedInfoPlist(target)?.document }
    }
    generatedEntitlements = targets.targets.reduce(into: [:]) { found, target in
      guard !target.entitlements.contains(where: { reader.files.status(of: $0) != nil }) else { return }
      if let name = target.generatedEntitlements { found[name] = GeneratedEntitlements(target)?.document }
    }
    let roles = Self.roles(files.infoPlists, targets.targets, Set(generated.keys), reader)
    owners = SourceOwners(bundles: roles)
    bundles = owners.bundles
  }

  /// Returns the project with an Info.plist outside the searched folders; linear in the bundles.
  func including(_ document: Document) -> ProjectModel {
    var model = self
    model.owners = owners.including(AppBundle(document).role, at: document.path ?? root)
    model.bundles = model.owners.bundles
    return model
  }

  private static func roles(
    _ paths: [String],
    _ targets: [ProjectTarget],
    _ generated: Set<String>,
    _ reader: ProjectReader
  ) -> [String: BundleRole] {
    var roles: [String: BundleRole] = [:]
    for target in targets {
      for path in target.infoPlists where roles[path] == nil { roles[path] = target.role }
      if let name = target.generatedInfoPlist, generated.contains(name) { roles[name] = target.role }
    }
    for path in paths where roles[path] == nil {
      guard let document = reader.document(at: path), document.kind == .infoPlist else { continue }
      roles[path] = AppBundle(document).role
    }
    return roles
  }

  // MARK: Bundles

  /// Returns the Info.plist that describes the bundle; nil if it cannot be read.
  func infoPlist(of bundle: String, _ reader: ProjectReader) -> Document? {
    let document = generated[bundle] ?? reader.document(at: bundle)
    return document?.kind == .infoPlist ? document : nil
  }

  /// Returns what the Info.plist at `path` describes; nil if it is not known.
  func role(of bundle: String) -> BundleRole? { owners.role(of: bundle) }

  /// Returns whether the bundle is an app for watches alone.
  func isWatchApp(_ bundle: String) -> Bool {
    let targets = targets.targets(withInfoPlist: bundle)
    return !targets.isEmpty && targets.allSatisfy { $0.platform == .watchOS || $0.productType.contains("watch") }
  }

  /// Returns the apps and extensions that the file at `path` is built into, or signed with.
  func bundles(holding path: String) -> [String] {
    let signed = targets.targets.filter { $0.isSigned(with: path) }
    guard signed.isEmpty else { return signed.flatMap(\.allInfoPlists).uniqued().sorted() }
    return bundles.filter { isPart(path, of: $0) }
  }

  /// Returns the Info.plist files of the apps that hold the bundle.
  func hosts(of bundle: String) -> [String] {
    let names = Set(targets.targets(withInfoPlist: bundle).map(\.name))
    let hosts = targets.targets.filter { target in
      target.role == .app && !names.contains(target.name)
        && !names.isDisjoint(with: target.membership?.dependencies ?? [])
    }
    return hosts.flatMap(\.allInfoPlists).uniqued().sorted()
  }

  // MARK: Parts

  /// Returns whether the file at `path` is built into the bundle.
  func isPart(_ path: String, of bundle: String) -> Bool {
    membership(of: bundle)(path)
  }

  /// Returns a function that returns whether a file is built into the bundle, for many files.
  func membership(of bundle: String) -> (String) -> Bool {
    let members = targets.membership(of: targets.targets(withInfoPlist: bundle))
    return { members?.contains($0) ?? owners.owns(bundle, source: $0) }
  }

  /// Returns a function that returns whether the targets of the bundle exclude a file or folder from a folder of theirs.
  func exclusion(from bundle: String) -> (String) -> Bool {
    let members = targets.targets(withInfoPlist: bundle).compactMap(\.membership)
    return { path in members.contains { $0.excludes(path) } && !members.contains { $0.contains(path) } }
  }
}

extension Sequence where Element: Hashable {
  /// Returns each element once, in the order of its first place.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

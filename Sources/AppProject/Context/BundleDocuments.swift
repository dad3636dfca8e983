import BuildDescriptions
import Locking
import ProjectFiles

/// The property lists of the bundles that a file belongs to and of the apps that hold them, without the file itself.
public struct BundleDocuments: Sendable {
  /// The Info.plist files of the bundles.
  public var infoPlists: [Document]
  /// The Info.plist files of the apps that hold the bundles, which are then extensions, App Clips or watch apps.
  public var hostInfoPlists: [Document] = []
  /// The Info.plist files of other targets of the project, some if there are many; read on first use.
  @Deferred public internal(set) var siblingInfoPlists: [Document] = []
  /// The entitlements files of the bundles.
  public var entitlements: [Document]
  /// The entitlements files of the apps that hold the bundles.
  public var hostEntitlements: [Document] = []
  /// The privacy manifests of the bundles.
  public var privacyManifests: [Document] = []
  /// The privacy manifests of the frameworks and packages that the bundles link, which are not for the code of the bundles.
  public var libraryPrivacyManifests: [Document] = []
  /// The privacy manifests of the apps that hold the bundles.
  public var hostPrivacyManifests: [Document] = []
  /// Whether each privacy manifest of the project belongs to a target or a package, so that no other bundle has it.
  public var knowsPrivacyManifests = false
  /// The files that Google gives to developers, `GoogleService-Info.plist`, in the bundles.
  public var serviceFiles: [Document] = []
  /// The other configuration profiles in the folder of a configuration profile.
  public var profiles: [Document] = []
  /// The definitions of intents that are built into the bundles, in the order of the project.
  public var intentDefinitions: [IntentDefinition] = []

  private static let siblingLimit = 20

  /// Makes the documents from these files.
  public init(infoPlists: [Document] = [], entitlements: [Document] = [], profiles: [Document] = []) {
    (self.infoPlists, self.entitlements, self.profiles) = (infoPlists, entitlements, profiles)
  }

  /// Reads those of the bundles whose Info.plist files are `bundles`, built by `targets`.
  init(of bundles: [String], _ targets: [ProjectTarget], in project: KnownProject, without path: String) {
    self.init()
    let (model, reader) = (project.model, project.reader)
    infoPlists = bundles.filter { $0 != path }.compactMap { model.infoPlist(of: $0, reader) }
    let hosts = bundles.flatMap(model.hosts).uniqued()
    hostInfoPlists = hosts.compactMap { model.infoPlist(of: $0, reader) }
    _siblingInfoPlists = Deferred {
      let others = model.targets.targets.flatMap { $0.infoPlists.sorted() }.uniqued()
      return others.filter { $0 != path && !bundles.contains($0) && !hosts.contains($0) }.prefix(Self.siblingLimit)
        .compactMap { model.infoPlist(of: $0, reader) }
    }
    let hostTargets = model.targets.targets(withInfoPlists: hosts)
    hostEntitlements = Self.entitlements(of: hosts, hostTargets, project, without: path)
    entitlements = Self.entitlements(of: bundles, targets, project, without: path)
    let parts = bundles.filter { model.role(of: $0).map { $0 != .other } ?? false }.map(project.files)
    privacyManifests = reader.documents(at: parts.flatMap(\.privacyManifests).uniqued(), without: path)
    libraryPrivacyManifests = reader.documents(at: parts.flatMap(\.libraryPrivacyManifests).uniqued(), without: path)
    let hostParts = hosts.map(project.files)
    hostPrivacyManifests = reader.documents(at: hostParts.flatMap(\.privacyManifests).uniqued(), without: path)
    knowsPrivacyManifests = model.knowsManifests
    serviceFiles = reader.documents(at: parts.flatMap(\.serviceFiles).uniqued(), without: path)
    privacyManifests += targets.compactMap(\.generatedManifest).filter { $0 != path }.compactMap {
      model.generatedManifests[$0]
    }
    intentDefinitions = parts.flatMap(\.intentDefinitions).uniqued()
  }

  /// Returns the entitlements files of the targets, else those in the folders of the Info.plist files.
  private static func entitlements(
    of bundles: [String],
    _ targets: [ProjectTarget],
    _ project: KnownProject,
    without path: String
  ) -> [Document] {
    let (model, reader) = (project.model, project.reader)
    let made = targets.compactMap(\.generatedEntitlements).compactMap { model.generatedEntitlements[$0] }
    let named = targets.reduce(into: Set<String>()) { $0.formUnion($1.entitlements) }
    let documents = named.sorted().compactMap { reader.document(at: $0) }.filter { $0.kind == .entitlements } + made
    let isGuess = documents.isEmpty && !targets.contains(where: \.knowsSigning)
    let all = isGuess ? bundles.flatMap { reader.entitlements(nextTo: $0) } : documents
    return all.filter { $0.path != path }
  }
}

extension ProjectReader {
  /// Returns the documents at `paths` except the one at `path`.
  func documents(at paths: [String], without path: String) -> [Document] {
    paths.compactMap { $0 == path ? nil : document(at: $0) }
  }

  /// Returns the entitlements in the folder of the file at `path`, without that file.
  func entitlements(nextTo path: String) -> [Document] {
    let folder = FilePath.folder(path)
    let names = files.entries(of: folder, where: EntryFilter(extensions: ["entitlements"]))
      .filter { $0.type == .file }.map(\.name).sorted()
    return documents(at: names.map { FilePath.join(folder, $0) }, without: path)
  }
}

/// A file as it was in a release.
public struct ReleasedDocument: Sendable {
  /// The name of the release, such as that of a tag.
  public let release: String
  /// The file.
  public let document: Document

  /// Makes it from the contents that the file at `path` had in a release.
  public init(_ release: String, path: String, contents: [UInt8]) {
    self.release = release
    document = Document(path: path, contents: contents)
  }
}

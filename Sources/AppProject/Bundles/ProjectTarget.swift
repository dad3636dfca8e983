/// A target of a project: what builds an app, an extension, a framework or a test bundle.
public struct ProjectTarget: Sendable, Hashable {
  /// The name.
  public let name: String
  /// What its product is, as the last part of Xcode's product type: `application`, `app-extension`, `bundle.unit-test`;
  /// empty where it builds none.
  public let productType: String
  /// Its configurations, such as Debug and Release, in the order of the project.
  public var configurations: [TargetConfiguration]
  /// The absolute path of the file that declares it, such as a `project.pbxproj`.
  public let declaredIn: String
  /// The names of the targets whose products lie in its own: extensions, App Clips, watch apps, frameworks.
  public var embeds: [String] = []
  /// Where a key that its Info.plist lacks is to be written; nil where that is not known.
  public var keySource: KeySource?
  /// Where in the file of `keySource` the entry goes, one place for each configuration that needs one; empty for an
  /// Info.plist and where no place was found.
  public var insertions: [KeyInsertion] = []
  /// Where in a description a new entry of the entitlements that a generator writes goes.
  public var entitlementInsertions: [KeyInsertion] = []
  /// Whether all entitlements that a generator writes are known, so that others are missing for certain.
  public var knowsEntitlements = false
  /// The keys that a generator writes, each with its place, in the order of the files.
  public var generatedKeys: [DeclaredKey] = []
  /// The keys that a generator writes into the Info.plist without being told.
  public var generatorDefaults: Set<String> = []
  /// Whether code that nobody runs here decides over keys, so that no key can be called missing.
  public var suppliesUnknownKeys = false
  /// Whether the project says where all code comes from that is linked: sources, SDKs and packages, nothing compiled already.
  var linksKnownCode = false
  /// Whether the project asks for packages that are fetched.
  var asksForPackages = false
  /// What belongs to it; nil where the project does not say.
  var membership: TargetMembership?

  /// Makes a target.
  init(name: String, productType: String, configurations: [TargetConfiguration], declaredIn: String) {
    self.name = name
    self.productType = productType
    self.configurations = configurations
    self.declaredIn = declaredIn
  }

  // MARK: Files

  /// The absolute paths of the Info.plist files of its configurations.
  public var infoPlists: Set<String> { Set(configurations.compactMap(\.infoPlist)) }
  /// The absolute paths of the entitlements of its configurations.
  public var entitlements: Set<String> { Set(configurations.compactMap(\.entitlements)) }

  /// Returns whether a configuration is signed with the entitlements at the absolute `path`, be it that a generator writes them.
  func isSigned(with path: String) -> Bool { entitlements.contains(path) || generatedEntitlements == path }

  /// Whether the project says which files are built into it.
  public var knowsFiles: Bool { membership.map { !$0.isEmpty } ?? false }
  /// The absolute paths of the files that its build phases name; those of whole folders are not among them.
  public var namedFiles: [String] { membership?.files ?? [] }

  /// Returns whether its build phases name the file at the absolute `path` or a folder around it; linear in them.
  public func names(_ path: String) -> Bool {
    guard let membership else { return false }
    return membership.contains(path) || membership.files.contains { FilePath.isInside(path, $0) }
  }

  // MARK: Keys

  /// The keys that the build or a generator writes into the Info.plist of some configuration.
  public var suppliedKeys: Set<String> {
    configurations.reduce(into: generatorDefaults.union(generatedKeys.filter { $0.file == .infoPlist }.map(\.key))) {
      $0.formUnion($1.suppliedKeys)
    }
  }

  /// The keys of its Info.plist and entitlements that are written elsewhere, each with its place.
  public var declaredKeys: [DeclaredKey] { (generatedKeys + configurations.flatMap(\.declaredKeys)).uniqued() }

  // MARK: Product

  /// What kind of bundle it builds.
  public var role: BundleRole { XcodeProductType(productType).role }
  /// Whether it makes an extension, an App Clip or a watch app, which has its identifier from the app that holds it.
  public var isEmbedded: Bool { XcodeProductType(productType).isEmbedded }
  /// Whether it builds a test bundle.
  public var isTest: Bool { XcodeProductType(productType).isTest }

  /// The platforms that it can be built for; empty where only a build could tell.
  public var platforms: Set<ApplePlatform> { configurations.reduce(into: []) { $0.formUnion($1.platforms) } }

  /// Its platform; nil where there are several, or none is known.
  public var platform: ApplePlatform? { platforms.count == 1 ? platforms.first : nil }

  /// The oldest version of its platform that it runs on; nil where there are several platforms, or the configurations differ.
  public var deploymentTarget: DeploymentTarget? {
    guard let platform else { return nil }
    let targets = Set(configurations.map { $0.deploymentTarget(platform) })
    return targets.count == 1 ? targets.first ?? nil : nil
  }
}

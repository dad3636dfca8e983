import CodeScanning
import ProjectFiles
import PropertyList

/// A target of a project, which builds an app, an extension, a framework or a test bundle.
public struct ProjectTarget: Sendable, Hashable {
  /// The name.
  public let name: String
  /// What its product is, as the last part of Xcode's product type: `application`, `app-extension`, `bundle.unit-test`;
  /// empty if it builds no product.
  public let productType: String
  /// Its configurations, such as Debug and Release, in the order of the project.
  public var configurations: [TargetConfiguration]
  /// The absolute path of the file that declares it, such as a `project.pbxproj`.
  public let declaredIn: String
  /// The names of the targets whose products lie in its own: extensions, App Clips, watch apps, frameworks.
  public var embeds: [String] = []
  /// The file name of its product, such as `Kit.framework`; nil if it is not known.
  var product: String?
  /// Where a missing key of its Info.plist is to be written; nil if that is unknown.
  public var keySource: KeySource?
  /// Where in the file of `keySource` the entry goes, one place for each configuration that needs one; empty for an
  /// Info.plist and if no place was found.
  public var insertions: [KeyInsertion] = []
  /// Where in a description a new entry of the entitlements that a generator writes goes.
  public var entitlementInsertions: [KeyInsertion] = []
  /// Whether all entitlements that a generator writes are known, so that others are certainly missing.
  public var knowsEntitlements = false
  /// The keys that a generator writes, each with its place, in the order of the files.
  public var generatedKeys: [DeclaredKey] = []
  /// The keys that a generator writes into the Info.plist by default.
  public var generatorDefaults: Set<String> = []
  /// The values of such keys, as far as they are known, with the build settings in them.
  package var defaultValues: [String: PropertyListValue] = [:]
  /// The background modes that plugins of a generator take away from those of the app, each with the name of the plugin.
  public var removedModes: [String: String] = [:]
  /// The template that a tool makes its code from; nil for targets with code of their own.
  public var template: AppTemplate?
  /// Whether a generator makes it, from a description that shows all its settings.
  package var isWhollyDescribed = false
  /// The keys in the description that stand where no generator takes them from.
  public var misplacedKeys: [DeclaredKey] = []
  /// Whether code that is not run here writes keys, so that no key can be reported as missing.
  public var suppliesUnknownKeys = false
  /// The names of what writes unknown keys, as the description has them; empty where it has none.
  package var unknownSources: [String] = []
  /// Whether the origin of all linked code is known: sources, SDKs and packages, no compiled code.
  package var linksKnownCode = false
  /// Whether the project uses packages that are fetched.
  package var asksForPackages = false
  /// The files that belong to it; nil if the project does not list them.
  package var membership: TargetMembership?

  /// Makes a target.
  package init(name: String, productType: String, configurations: [TargetConfiguration], declaredIn: String) {
    self.name = name
    self.productType = productType
    self.configurations = configurations
    self.declaredIn = declaredIn
  }

  /// Notes in `limits` which of its files lie outside what may be read; linear in them.
  package func noteOutside(_ files: any FileAccess, _ limits: ReachedLimits) {
    for configuration in configurations { configuration.noteOutside(in: declaredIn, files, limits) }
    var folder = ""
    for path in membership?.files ?? [] {
      // Files of one folder follow each other.
      guard FilePath.folder(path) != folder, !path.contains("/System/Library/") else { continue }
      folder = FilePath.folder(path)
      if files.isOutside(folder) { limits.add(.outside, named: FilePath.name(path), in: declaredIn) }
    }
    for folder in membership?.folders ?? [] { limits.addOutside(folder.path, files, in: declaredIn) }
  }

  // MARK: Files

  /// The absolute paths of the Info.plist files of its configurations.
  public var infoPlists: Set<String> { Set(configurations.compactMap(\.infoPlist)) }
  /// The absolute paths of the entitlements of its configurations.
  public var entitlements: Set<String> { Set(configurations.compactMap(\.entitlements)) }

  /// Returns whether a configuration is signed with the entitlements at the absolute `path`, generated or not.
  public func isSigned(with path: String) -> Bool { entitlements.contains(path) || generatedEntitlements == path }

  /// Returns the target with only the configurations that may be built for an SDK with the entitlements at `path`.
  package func narrowed(toSDKsOf path: String) -> ProjectTarget {
    let signed = configurations.filter { $0.entitlements == path }
    guard !signed.isEmpty else { return self }
    var target = self
    target.configurations = configurations.filter { configuration in
      signed.contains { $0.sharesSDK(with: configuration) }
    }
    return target
  }

  /// Whether an Xcode project declares it.
  package var isInXcodeProject: Bool { ProjectFormat.xcodeProject.isFile(declaredIn) }

  /// Whether it links the library or framework that CocoaPods makes for a target of the Podfile.
  package var linksPods: Bool {
    membership?.dependencies.contains { reference in
      guard case .product(let file) = reference else { return false }
      return file.hasPrefix("libPods-") || file.hasPrefix("Pods_")
    } ?? false
  }

  /// Whether its settings show with what it is signed: a file that is known, or nothing.
  package var knowsSigning: Bool {
    isInXcodeProject
      && configurations.allSatisfy { $0.entitlements != nil || !$0.sets("CODE_SIGN_ENTITLEMENTS") }
  }

  /// Returns whether its settings or build phases name the file at the absolute `path`, or a description generates it.
  package func claims(_ path: String) -> Bool { allInfoPlists.contains(path) || isSigned(with: path) || names(path) }

  /// Whether the project lists the files that are built into it.
  public var knowsFiles: Bool { membership.map { !$0.isEmpty } ?? false }
  /// The absolute paths of the files that its build phases name; without those of whole folders.
  public var namedFiles: [String] { membership?.files ?? [] }

  /// Returns whether its build phases name the file at the absolute `path` or a folder around it; linear in them.
  public func names(_ path: String) -> Bool {
    guard let membership else { return false }
    return membership.contains(path) || membership.files.contains { FilePath.isInside(path, $0) }
  }

  // MARK: Keys

  /// The keys that the build or a generator writes into the Info.plist of some configuration, one that is not for debugging if there is
  /// any.
  public var suppliedKeys: Set<String> {
    let released = configurations.filter { !$0.isNamedForDebugging }
    return (released.isEmpty ? configurations : released).reduce(
      into: generatorDefaults.union(generatedKeys.filter { $0.file == .infoPlist }.map(\.key))
    ) { $0.formUnion($1.suppliedKeys) }
  }

  /// The keys of its Info.plist and entitlements that are written elsewhere, each with its place.
  public var declaredKeys: [DeclaredKey] { (generatedKeys + configurations.flatMap(\.declaredKeys)).uniqued() }

  // MARK: Product

  /// What kind of bundle it builds.
  public var role: BundleRole { XcodeProductType(productType).role }
  /// Whether it makes an extension, an App Clip or a watch app, whose identifier extends that of its app.
  public var isEmbedded: Bool { XcodeProductType(productType).isEmbedded }
  /// Whether it builds a test bundle.
  public var isTest: Bool { XcodeProductType(productType).isTest }

  /// The platforms that it can be built for; empty if only the build determines them.
  public var platforms: Set<ApplePlatform> { configurations.reduce(into: []) { $0.formUnion($1.platforms) } }

  /// Its platform; nil if there are several or none is known.
  public var platform: ApplePlatform? { platforms.count == 1 ? platforms.first : nil }

  /// The oldest version of its platform that it runs on; nil if there are several platforms or the configurations differ.
  public var deploymentTarget: DeploymentTarget? {
    guard let platform else { return nil }
    let targets = Set(configurations.map { $0.deploymentTarget(platform) })
    return targets.count == 1 ? targets.first ?? nil : nil
  }
}

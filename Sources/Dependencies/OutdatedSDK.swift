import KeyCatalog
import ProjectFiles

/// A library without the privacy manifest that a later version has.
public struct OutdatedSDK: Sendable, Hashable {
  /// The library.
  public let sdk: PrivacySDK
  /// The dependency that names its version.
  let dependency: Dependency

  /// The version that the project uses.
  public var version: String { dependency.version ?? "" }
  /// Where the project shows it.
  public var evidence: Evidence { dependency.evidence }

  /// Returns those among `dependencies`, each library once, in their order; linear.
  ///
  /// Libraries with an unknown version are omitted.
  package static func find(in dependencies: [Dependency]) -> [OutdatedSDK] {
    var seen: Set<String> = []
    return dependencies.compactMap { dependency in
      guard let sdk = sdk(of: dependency), let version = version(of: dependency),
        let first = DependencyVersion(sdk.firstVersion), version < first, seen.insert(sdk.name).inserted
      else { return nil }
      return OutdatedSDK(sdk: sdk, dependency: dependency)
    }
  }

  /// Returns the version of a dependency; of a package of npm the oldest that is permitted.
  private static func version(of dependency: Dependency) -> DependencyVersion? {
    guard let text = dependency.version else { return nil }
    return dependency.kind == .npm ? DependencyVersion.oldest(in: text) : DependencyVersion(text)
  }

  private static let sdks: [Dependency.Kind: [String: PrivacySDK]] = {
    var sdks: [Dependency.Kind: [String: PrivacySDK]] = [:]
    for sdk in KeyCatalog.privacySDKs {
      for name in sdk.pods { sdks[.pod, default: [:]][name] = sdk }
      for name in sdk.swiftPackages { sdks[.swiftPackage, default: [:]][name] = sdk }
      for name in sdk.pubPackages { sdks[.pub, default: [:]][name] = sdk }
      for name in sdk.npmPackages { sdks[.npm, default: [:]][name] = sdk }
      if let name = sdk.carthageName { sdks[.carthage, default: [:]][name] = sdk }
    }
    return sdks
  }()

  private static func sdk(of dependency: Dependency) -> PrivacySDK? {
    switch dependency.kind {
    case .pod: sdks[.pod]?[String(dependency.name.prefix { $0 != "/" })]
    case .swiftPackage: sdks[.swiftPackage]?[dependency.name.lowercased()]
    default: sdks[dependency.kind]?[dependency.name]
    }
  }
}

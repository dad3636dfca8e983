import BuildDescriptions
import CodeScanning
import KeyCatalog
import LintFacts
import ProjectFiles

/// A configuration of a target.
public struct ConfigurationReport: Sendable, Hashable {
  /// A system that it is built for.
  public struct Platform: Sendable, Hashable {
    /// Its name.
    public let name: String
    /// The oldest version that it runs on; nil if that is unknown.
    public let minimumVersion: String?
  }

  /// A text of the built Info.plist.
  public struct Text: Sendable, Hashable {
    /// The text; nil if it is unknown.
    public let value: String?
    /// The build variable that has no value in the project; nil if there is none.
    public let unknownVariable: String?
    /// Where a build setting writes it; nil if the Info.plist does or the place is unknown.
    public let place: Evidence?
  }

  /// A key that the build or a generator writes into the Info.plist.
  public struct SuppliedKey: Sendable, Hashable {
    /// The key.
    public let key: String
    /// The build setting; nil if a generator writes the key.
    public let setting: String?
    /// Its value; nil if it is not a text or unknown.
    public let value: String?
    /// Where it is written; nil if that is unknown.
    public let place: Evidence?
  }

  /// The name.
  public let name: String
  /// The absolute path of the Info.plist; nil if there is none or it is unknown.
  public let infoPlist: String?
  /// The absolute path of the entitlements; nil if there are none or they are unknown.
  public let entitlements: String?
  /// Whether the build generates an Info.plist.
  public let generatesInfoPlist: Bool
  /// The systems that it is built for; empty if they are unknown.
  public let platforms: [Platform]
  /// The bundle identifier.
  public let identifier: Text
  /// The version that users see.
  public let version: Text
  /// The version of the build.
  public let build: Text
  /// The keys that do not come from the Info.plist file, sorted.
  public let suppliedKeys: [SuppliedKey]

  init(_ target: ProjectTarget, _ configuration: TargetConfiguration, _ documents: [Document]) {
    name = configuration.name
    infoPlist = configuration.infoPlist
    entitlements = configuration.entitlements
    generatesInfoPlist = configuration.generatesInfoPlist
    platforms = Self.platforms(configuration)
    let built = BuiltTarget(target, configuration, documents)
    func text(_ key: String, _ setting: String) -> Text { Self.text(key, setting, built, configuration) }
    identifier = text("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER")
    version = text("CFBundleShortVersionString", "MARKETING_VERSION")
    build = text("CFBundleVersion", "CURRENT_PROJECT_VERSION")
    suppliedKeys = Self.suppliedKeys(target, configuration)
  }

  /// Returns whether both build the same bundle, whatever they are called.
  func buildsTheSame(as other: ConfigurationReport) -> Bool {
    platforms == other.platforms && identifier.value == other.identifier.value
      && identifier.unknownVariable == other.identifier.unknownVariable && version.value == other.version.value
      && build.value == other.build.value
  }

  private static func platforms(_ configuration: TargetConfiguration) -> [Platform] {
    let names = ApplePlatform.allCases.filter(configuration.platforms.contains).map { platform in
      Platform(name: platform.rawValue, minimumVersion: configuration.deploymentTarget(platform)?.version)
    }
    let isForCatalyst = configuration.value(of: "SUPPORTS_MACCATALYST").text == "YES"
    return isForCatalyst ? names + [Platform(name: "Mac Catalyst", minimumVersion: nil)] : names
  }

  private static func text(
    _ key: String,
    _ setting: String,
    _ built: BuiltTarget,
    _ configuration: TargetConfiguration
  ) -> Text {
    let fact = configuration.fact(of: setting)
    let place: Evidence? = if case .setting(_, let evidence) = fact?.origin { evidence } else { nil }
    if let text = built.text(of: key), !text.isEmpty {
      return Text(value: text, unknownVariable: nil, place: text == fact?.value ? place : nil)
    }
    switch configuration.value(of: setting) {
    case .known(let text): return Text(value: text.isEmpty ? nil : text, unknownVariable: nil, place: place)
    case .unknown(let variable):
      return Text(value: nil, unknownVariable: variable == setting ? nil : variable, place: nil)
    }
  }

  private static func suppliedKeys(_ target: ProjectTarget, _ configuration: TargetConfiguration) -> [SuppliedKey] {
    let declared = target.generatedKeys.filter { $0.file == .infoPlist } + configuration.declaredKeys
    let located = declared.reduce(into: [String: DeclaredKey]()) { $0[$1.key] = $1 }
    let names = configuration.suppliedKeys.union(located.keys).union(target.generatorDefaults)
    return names.sorted().map { key in
      let declared = located[key]
      return SuppliedKey(
        key: key,
        setting: declared.flatMap(Self.setting) ?? (located[key] == nil ? Self.setting(ofKey: key) : nil),
        value: declared?.value,
        place: declared?.evidence
      )
    }
  }

  /// Returns the build setting that writes a key; nil if a generator writes the key itself.
  static func setting(_ declared: DeclaredKey) -> String? {
    setting(ofKey: declared.key).flatMap { declared.evidence.lineText.contains($0) ? $0 : nil }
  }

  private static func setting(ofKey key: String) -> String? {
    KeyCatalog.generatedKeys.first { $0.key == key }?.buildSetting
  }
}

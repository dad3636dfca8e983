import CodeScanning
import KeyCatalog
import ProjectFiles

/// A configuration of a target.
public struct TargetConfiguration: Sendable, Hashable {
  /// The name, such as `Release`.
  public let name: String
  /// The absolute path of the Info.plist; nil if there is none or only the build determines it.
  public private(set) var infoPlist: String?
  /// The absolute path of the entitlements; nil if there are none or only the build determines it.
  public private(set) var entitlements: String?
  /// Whether the build generates an Info.plist from its settings.
  public let generatesInfoPlist: Bool
  /// The `INFOPLIST_KEY_` settings, as far as their places are known.
  public let declaredKeys: [DeclaredKey]
  /// The `INFOPLIST_KEY_` settings that Xcode does not write, since it does not generate an Info.plist.
  public let droppedKeys: [DeclaredKey]
  /// The keys that `INFOPLIST_KEY_` settings supply, if Xcode generates an Info.plist or adds to one.
  public let suppliedKeys: Set<String>
  /// Whether all files of settings that it uses were read.
  public var hasAllSettings: Bool { !settings.lacksFiles }
  /// Whether all files were read that may set what its bundle is made of, such as its Info.plist.
  public var hasBundleSettings: Bool { !settings.lacksOwnFiles }
  private let settings: BuildSettings
  /// The hash of the settings, of which there are many.
  private let settingsHash: Int

  /// Hashes all of it; constant.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(infoPlist)
    hasher.combine(entitlements)
    hasher.combine(settingsHash)
  }

  /// Returns the configuration with other paths of its files; those for which `path` returns nil stay.
  package func movingFiles(_ path: (String) -> String?) -> TargetConfiguration {
    var moved = self
    moved.infoPlist = infoPlist.map { path($0) ?? $0 }
    moved.entitlements = entitlements.map { path($0) ?? $0 }
    return moved
  }

  /// The absolute paths of the files that its settings are in; linear in them.
  package var settingFiles: Set<String> { Set(settings.located.compactMap { $0.evidence?.path }) }

  /// Makes a configuration with these settings, whose paths are relative to `folder`.
  package init(_ name: String, _ settings: BuildSettings, folder: String) {
    self.name = name
    self.settings = settings
    settingsHash = settings.hashValue
    infoPlist = Self.path("INFOPLIST_FILE", settings, folder)
    entitlements = Self.path("CODE_SIGN_ENTITLEMENTS", settings, folder)
    let isSet = settings.contains("GENERATE_INFOPLIST_FILE")
    let generation = isSet ? settings.value(of: "GENERATE_INFOPLIST_FILE").text?.uppercased() : "NO"
    generatesInfoPlist = generation == "YES"
    // Without a generated Info.plist Xcode writes none of them; what only the build determines counts as yes.
    let writesKeys = generation.map { $0 == "YES" } ?? true || settings.lacksOwnFiles
    let set = Set(
      settings.names.compactMap { setting in
        // An empty value is written too (swift-build, InfoPlistProcessorTaskAction).
        Self.key(of: setting).flatMap { Self.isNone(settings.value(of: setting).text, setting) ? nil : $0 }
      }
    )
    let declared = settings.located.compactMap { setting -> DeclaredKey? in
      guard let evidence = setting.evidence, let key = Self.key(of: setting.name), set.contains(key) else { return nil }
      return DeclaredKey(key, in: .infoPlist, value: settings.value(of: setting.name).text, evidence: evidence)
    }
    suppliedKeys = writesKeys ? set : []
    declaredKeys = writesKeys ? declared : []
    droppedKeys = writesKeys ? [] : declared
  }

  /// The settings whose values by SDK make different bundles.
  private static let bundleSettings = ["CODE_SIGN_ENTITLEMENTS", "INFOPLIST_FILE", "PRODUCT_BUNDLE_IDENTIFIER"]

  /// Returns a configuration for each SDK with files or an identifier of its own, one if they are the same for all.
  static func variants(_ name: String, _ settings: BuildSettings, folder: String) -> [TargetConfiguration] {
    let whole = TargetConfiguration(name, settings, folder: folder)
    let isOpen = bundleSettings.contains { settings.contains($0) && settings.layers(of: $0) == nil }
    guard isOpen else { return [whole] }
    let platforms = whole.platforms.isEmpty ? Set(ApplePlatform.allCases) : whole.platforms
    var names = Set(platforms.map(\.sdkName))
    if settings.value(of: "SUPPORTS_MACCATALYST").text?.uppercased() == "YES" { names.insert("macosx") }
    var variants: [(files: [String?], configuration: TargetConfiguration)] = []
    for sdk in names.sorted() {
      var chosen = settings
      chosen.sdk = sdk
      let files = bundleSettings.map { chosen.value(of: $0).text }
      if let index = variants.firstIndex(where: { $0.files == files }) {
        variants[index].configuration.sdks.insert(sdk)
      } else {
        var variant = TargetConfiguration(name, chosen, folder: folder)
        variant.sdks = [sdk]
        variants.append((files, variant))
      }
    }
    return variants.map(\.configuration)
  }

  /// Notes the limits that make values of settings unknown which decide what is built, for a target that `description` declares.
  ///
  /// A setting is noted in its own file if that is one of settings, else in the description.
  package func noteLimits(in description: String, _ limits: ReachedLimits) {
    for setting in settings.located where setting.concernsBundle && setting.value.utf8.contains(UInt8(ascii: "$")) {
      guard let reached = settings.reachedLimit(of: setting.name), let place = setting.evidence else { continue }
      let file = ProjectFormat.xcconfig.isFile(place.path) ? place.path : description
      limits.add(reached.kind, reached.limit, named: setting.name, in: file) { place }
    }
  }

  /// Notes in `limits` which of its files lie outside what may be read, for a target that `description` declares.
  package func noteOutside(in description: String, _ files: any FileAccess, _ limits: ReachedLimits) {
    for (setting, path) in [("INFOPLIST_FILE", infoPlist), ("CODE_SIGN_ENTITLEMENTS", entitlements)] {
      guard let path, files.isOutside(path) else { continue }
      let place = settings.located.last { $0.name == setting }?.evidence
      let file = place.map { ProjectFormat.xcconfig.isFile($0.path) ? $0.path : description } ?? description
      limits.addOutside(path, files, in: file) { place }
    }
  }

  /// Whether its name shows that it is for debugging, not for users.
  public var isNamedForDebugging: Bool { name.lowercased().contains("debug") }

  /// The SDKs that its settings are for; empty if they are the same for all.
  public private(set) var sdks: Set<String> = []

  /// Whether it may be built for the Mac, natively or with Mac Catalyst.
  public var mayBeForMac: Bool { sdks.isEmpty || sdks.contains(ApplePlatform.macOS.sdkName) }

  /// Whether it is built for the Mac alone, natively or with Mac Catalyst.
  public var isForMacAlone: Bool { platforms == [.macOS] || sdks == [ApplePlatform.macOS.sdkName] }

  /// Returns whether there may be a build of both at once: for one SDK.
  public func sharesSDK(with other: TargetConfiguration) -> Bool {
    sdks.isEmpty || other.sdks.isEmpty || !sdks.isDisjoint(with: other.sdks)
  }

  /// Returns the value of a build setting, all variables replaced.
  public func value(of setting: String) -> ExpandedText { settings.value(of: setting) }

  /// Returns the value of a build setting with its place; nil if it is unknown or empty.
  public func fact(of setting: String) -> Fact<String>? { settings.fact(of: setting) }

  /// Returns the places that set a build setting, as far as they are known, from the lowest layer to the highest.
  public func places(of setting: String) -> [Evidence] {
    settings.located.filter { $0.name == setting }.compactMap(\.evidence)
  }

  /// Returns whether anything sets the build setting, for all or some builds.
  public func sets(_ setting: String) -> Bool { settings.contains(setting) }

  /// Whether something sets if Mac Catalyst brings what it builds to the Mac.
  public var mayBeCatalyst: Bool { sets("SUPPORTS_MACCATALYST") }

  /// Returns `text` with its build variables replaced, as the build does with the values of an Info.plist.
  public func expand(_ text: String) -> ExpandedText { settings.expand(text) }

  /// The bundle identifier.
  public var bundleIdentifier: ExpandedText { value(of: "PRODUCT_BUNDLE_IDENTIFIER") }

  /// The platforms that it can be built for; empty if only the build determines them.
  public var platforms: Set<ApplePlatform> {
    let names = value(of: "SUPPORTED_PLATFORMS").text ?? value(of: "SDKROOT").text ?? ""
    return Set(names.split(separator: " ").compactMap { ApplePlatform(sdkName: String($0)) })
  }

  /// Returns the oldest version of a platform that it runs on, on devices where simulators differ; nil if that is unknown.
  public func deploymentTarget(_ platform: ApplePlatform) -> DeploymentTarget? {
    let setting = platform.deploymentSetting
    if let text = value(of: setting).text { return DeploymentTarget(platform, text) }
    guard settings.contains(setting), settings.sdk == nil else { return nil }
    var chosen = settings
    chosen.sdk = platform.sdkName
    return chosen.value(of: setting).text.map { DeploymentTarget(platform, $0) }
  }

  /// Returns the key that a setting writes; nil if Xcode does not support the setting.
  private static func key(of setting: String) -> String? {
    guard setting.hasPrefix(BuildSetting.keyPrefix) else { return nil }
    return KeyCatalog.generatedKey(forBuildSetting: setting)?.key
  }

  /// Returns whether a setting with the value `text` writes no key.
  private static func isNone(_ text: String?, _ setting: String) -> Bool {
    setting.hasSuffix("_Generation") && (text?.isEmpty == true || text?.uppercased() == "NO")
  }

  private static func path(_ setting: String, _ settings: BuildSettings, _ folder: String) -> String? {
    guard let path = settings.value(of: setting).text, !path.isEmpty else { return nil }
    return FilePath.absolute(path, from: folder)
  }
}

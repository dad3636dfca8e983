import KeyCatalog

/// A target of a project: what builds an app, an extension, a framework or a test bundle.
public struct ProjectTarget: Sendable, Hashable {
  /// The name.
  public let name: String
  /// What kind of bundle it builds.
  public let role: BundleRole
  /// Its configurations, such as Debug and Release, in the order of the project.
  public let configurations: [TargetConfiguration]
  /// The absolute path of the file that declares it, such as a `project.pbxproj`.
  public let declaredIn: String
  /// What belongs to it; nil where the project does not say.
  let membership: XcodeTarget?

  /// The absolute paths of the Info.plist files of its configurations.
  public var infoPlists: Set<String> { Set(configurations.compactMap(\.infoPlist)) }
  /// The absolute paths of the entitlements of its configurations.
  public var entitlements: Set<String> { Set(configurations.compactMap(\.entitlements)) }
  /// The keys that the build writes into the Info.plist of some configuration.
  public var suppliedKeys: Set<String> { configurations.reduce(into: []) { $0.formUnion($1.suppliedKeys) } }
}

/// A configuration of a target.
public struct TargetConfiguration: Sendable, Hashable {
  private static let keyPrefix = "INFOPLIST_KEY_"

  /// The name, such as `Release`.
  public let name: String
  /// The absolute path of the Info.plist; nil where there is none or only a build could tell.
  public let infoPlist: String?
  /// The absolute path of the entitlements; nil where there are none or only a build could tell.
  public let entitlements: String?
  /// Whether the build writes an Info.plist of its settings.
  public let generatesInfoPlist: Bool
  /// The keys that `INFOPLIST_KEY_` settings with a value supply.
  public let suppliedKeys: Set<String>
  private let settings: BuildSettings

  /// Makes a configuration with these settings, whose relative paths are taken from `folder`.
  init(_ name: String, _ settings: BuildSettings, folder: String) {
    self.name = name
    self.settings = settings
    infoPlist = Self.path("INFOPLIST_FILE", settings, folder)
    entitlements = Self.path("CODE_SIGN_ENTITLEMENTS", settings, folder)
    generatesInfoPlist = settings.value(of: "GENERATE_INFOPLIST_FILE").text?.uppercased() == "YES"
    suppliedKeys = Set(
      settings.names.compactMap { setting in
        guard setting.hasPrefix(Self.keyPrefix) else { return nil }
        let key = String(setting.dropFirst(Self.keyPrefix.count))
        // A value that only a build could tell is taken for one.
        let isEmpty = settings.value(of: setting).text?.isEmpty == true
        return KeyCatalog.infoPlistKeySettings.contains(key) && !isEmpty ? key : nil
      }
    )
  }

  /// Returns the value of a build setting, all variables replaced.
  public func value(of setting: String) -> ExpandedText { settings.value(of: setting) }

  /// Returns `text` with its build variables replaced, as the build does with the values of an Info.plist.
  public func expand(_ text: String) -> ExpandedText { settings.expand(text) }

  private static func path(_ setting: String, _ settings: BuildSettings, _ folder: String) -> String? {
    guard let path = settings.value(of: setting).text, !path.isEmpty else { return nil }
    return FilePath.absolute(path, from: folder)
  }
}

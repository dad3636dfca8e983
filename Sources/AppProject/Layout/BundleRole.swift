import PropertyList

/// What kind of bundle an Info.plist describes, as far as purpose strings are concerned.
public enum BundleRole: Sendable, Hashable {
  /// An app, an App Clip or a watch app: what asks the user.
  case app
  /// An extension, which asks the user too, but only for what it does itself.
  case appExtension
  /// Frameworks, tests, resource bundles: their Info.plist needs no purpose strings.
  case other
}

extension Document {
  /// Keys that only apps have.
  private static let appKeys: Set<String> = [
    "CFBundleIconFile", "CFBundleURLTypes", "LSApplicationCategoryType", "LSRequiresIPhoneOS", "NSMainNibFile",
    "NSMainStoryboardFile", "UIApplicationSceneManifest", "UIBackgroundModes", "UILaunchScreen",
    "UILaunchStoryboardName", "UIMainStoryboardFile", "UIRequiredDeviceCapabilities",
    "UISupportedInterfaceOrientations", "WKApplication", "WKWatchKitApp",
  ]
  private static let extensionKeys: Set<String> = ["EXAppExtensionAttributes", "NSExtension"]

  /// The kind of bundle that an Info.plist describes by its own account; `other` for other files.
  public var bundleRole: BundleRole {
    guard kind == .infoPlist, let rootDictionary else { return .other }
    let folders = (path ?? "").split(separator: "/").dropLast()
    if folders.contains(where: { ProjectFiles.isTests(String($0)) }) { return .other }
    let keys = Set(rootDictionary.entries.compactMap(\.name))
    if !keys.isDisjoint(with: Self.extensionKeys) { return .appExtension }
    switch rootDictionary.value(forKey: "CFBundlePackageType")?.stringValue {
    case nil, "APPL": return .app
    case "XPC!": return .appExtension
    // The build decides; frameworks say the same, but have no keys of apps.
    case let type? where type.contains("$"): return keys.isDisjoint(with: Self.appKeys) ? .other : .app
    default: return .other
    }
  }

  /// The platform of the bundle as `PlatformAvailability` names it, where the file shows that it is not iOS.
  public var bundlePlatform: String? {
    guard kind == .infoPlist, let rootDictionary else { return nil }
    let keys = Set(rootDictionary.entries.compactMap(\.name))
    if !keys.isDisjoint(with: ["WKApplication", "WKWatchKitApp", "WKCompanionAppBundleIdentifier"]) {
      return "watchOS"
    }
    if !keys.isDisjoint(with: ["LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen"]) { return nil }
    let isMac = !keys.isDisjoint(with: [
      "LSMinimumSystemVersion", "LSUIElement", "NSMainNibFile", "NSMainStoryboardFile",
    ])
    return isMac ? "macOS" : nil
  }
}

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
  private static let macKeys: Set<String> = [
    "LSMinimumSystemVersion", "LSUIElement", "NSMainNibFile", "NSMainStoryboardFile",
  ]
  private static let phoneKeys: Set<String> = ["LSRequiresIPhoneOS", "UILaunchScreen", "UILaunchStoryboardName"]
  private static let watchKeys: Set<String> = ["WKApplication", "WKCompanionAppBundleIdentifier", "WKWatchKitApp"]
  private static let extensionKeys: Set<String> = ["EXAppExtensionAttributes", "NSExtension"]

  /// The kind of bundle that an Info.plist describes by its own account; `other` for other files.
  public var bundleRole: BundleRole {
    guard kind == .infoPlist, let rootDictionary else { return .other }
    let folders = (path ?? "").split(separator: "/").dropLast()
    if folders.contains(where: { ProjectFiles.isTests(String($0)) }) { return .other }
    let keys = RootKeys(rootDictionary)
    if keys.containsAny(of: Self.extensionKeys) { return .appExtension }
    switch keys.entry(forKey: "CFBundlePackageType")?.value?.stringValue {
    case nil, "APPL": return .app
    case "XPC!": return .appExtension
    // The build decides; frameworks say the same, but have no keys of apps.
    case let type? where type.contains("$"): return keys.containsAny(of: Self.appKeys) ? .app : .other
    default: return .other
    }
  }

  /// The platform of the bundle as `PlatformAvailability` names it, where the file shows that it is not iOS.
  public var bundlePlatform: String? {
    bundlePlatform(RootKeys(rootDictionary))
  }

  /// The same for a caller that has the keys of the root at hand.
  public func bundlePlatform(_ keys: RootKeys) -> String? {
    guard kind == .infoPlist else { return nil }
    if keys.containsAny(of: Self.watchKeys) { return "watchOS" }
    if keys.containsAny(of: Self.phoneKeys) { return nil }
    return keys.containsAny(of: Self.macKeys) ? "macOS" : nil
  }
}

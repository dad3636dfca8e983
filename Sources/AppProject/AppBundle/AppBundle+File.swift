import BuildDescriptions
import CodeScanning
import ProjectFiles
import PropertyList

extension AppBundle {
  /// Reads what an Info.plist shows by itself, whose root has the entries of `root`; constant in its size.
  ///
  /// What the file leaves to the build is unknown. If it does not state the kind, keys that only some bundles have
  /// suggest it. The folders of `path` identify tests and templates.
  public init(_ root: RootKeys, path: String? = nil) {
    self.init()
    deviceFamilies = Self.fact(root, "UIDeviceFamily") { Set(Self.texts($0).compactMap { Int($0) }) }
      .flatMap { $0.value.isEmpty ? nil : $0 }
    kind = Self.kind(root)
    platforms = platforms(root)
    minimumVersions = minimumVersions(root)
    identifier = Self.fact(root, "CFBundleIdentifier", Self.literalText)
    purpose = path.flatMap(Self.purpose)
    infoPlist = path.map { Fact($0, .read, .path($0)) }
  }

  /// Reads what the Info.plist `document` shows by itself.
  init(_ document: Document) { self.init(RootKeys(document.rootDictionary), path: document.path) }

  /// Returns the bundle, completed by its Info.plist if the settings of its target do not give a value.
  ///
  /// The target takes precedence. Facts from the file about an extension, an App Clip or a watch app are not guesses:
  /// each may have the product type of an app.
  public func completed(by file: AppBundle) -> AppBundle {
    guard target != nil else { return file }
    var bundle = self
    bundle.platforms = platforms ?? file.platforms
    // A value of the file is more than a default of Xcode.
    let own = deviceFamilies?.basis == .derived ? file.deviceFamilies ?? deviceFamilies : deviceFamilies
    bundle.deviceFamilies = own ?? file.deviceFamilies
    bundle.minimumVersions = minimumVersions.isEmpty ? file.minimumVersions : minimumVersions
    bundle.identifier = file.identifier ?? identifier
    bundle.purpose = purpose ?? file.purpose
    bundle.kind = Self.kind(kind, file.kind, systems)
    return bundle
  }

  private static func kind(
    _ target: Fact<BundleKind>?,
    _ file: Fact<BundleKind>?,
    _ systems: Set<ApplePlatform>
  ) -> Fact<BundleKind>? {
    guard let target else { return file }
    guard target.value.isAppOrPartOfOne else { return target }
    switch file?.value {
    case .appExtension, .appClip, .watchApp: return file
    default: return target.value == .app && systems == [.watchOS] ? target.map(.derived) { _ in .watchApp } : target
    }
  }

  // MARK: Kind

  private static func kind(_ root: RootKeys) -> Fact<BundleKind>? {
    for (key, name) in extensionKeys {
      if let attributes = root.value(forKey: key) {
        let point = attributes.value(forKey: name)?.stringValue ?? ""
        return Fact(.appExtension(point: point.isEmpty ? nil : point), .read, .key(key))
      }
    }
    if root.contains("NSAppClip") { return Fact(.appClip, .read, .key("NSAppClip")) }
    if let key = ["WKApplication", "WKWatchKitApp"].first(where: { root.value(forKey: $0).map(Self.isTrue) ?? false }) {
      return Fact(.watchApp, .read, .key(key))
    }
    let type = root.value(forKey: packageType)?.stringValue
    if let stated = fact(root, packageType, { $0.stringValue.flatMap(BundleKind.init(packageType:)) }) { return stated }
    if let key = appKeys.first(where: root.contains) { return Fact(.app, .assumed, .key(key)) }
    guard let type else { return nil }
    // Other keys identify apps, too.
    let isAppLike = type.contains("$") && root.containsAny(of: otherAppKeys)
    return isAppLike ? nil : Fact(.framework, .assumed, .key(packageType))
  }

  private static let packageType = "CFBundlePackageType"
  private static let extensionKeys = [
    ("NSExtension", "NSExtensionPointIdentifier"), ("EXAppExtensionAttributes", "EXExtensionPointIdentifier"),
  ]

  /// Keys that only apps have.
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "NSMainNibFile", "NSMainStoryboardFile", "UISupportedInterfaceOrientations",
  ]
  /// Keys that apps usually have.
  private static let otherAppKeys: Set = [
    "CFBundleIconFile", "CFBundleURLTypes", "LSApplicationCategoryType", "UIBackgroundModes",
    "UIRequiredDeviceCapabilities", "WKApplication", "WKWatchKitApp",
  ]

  /// Returns the purpose that the folders around a file suggest.
  private static func purpose(_ path: String) -> Fact<BundlePurpose>? {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    if folders.contains(where: SkippedFolders.isTests) { return Fact(.tests, .assumed, .path(path)) }
    let isTemplate = folders.contains { FilePath.fileExtension($0) == "xctemplate" }
    return isTemplate ? Fact(.template, .assumed, .path(path)) : nil
  }

  // MARK: Platforms

  private func platforms(_ root: RootKeys) -> Fact<Set<ApplePlatform>>? {
    // Keys of other systems may be in the file of a watch app, which nevertheless runs on a watch only.
    if let kind, kind.value == .watchApp { return kind.map(.derived) { _ in [.watchOS] } }
    let names = ["CFBundleSupportedPlatforms", "DTPlatformName"].compactMap { key in
      Self.fact(root, key) { Set(Self.texts($0).compactMap(ApplePlatform.init(sdkName:))) }
    }
    let devices = deviceFamilies?.map(.derived) { Set($0.compactMap(ApplePlatform.init(deviceFamily:))) }
    let stated = (names + [devices].compactMap(\.self)).filter { !$0.value.isEmpty }
    if let first = stated.first {
      return Fact(stated.reduce(into: []) { $0.formUnion($1.value) }, first.basis, first.origin)
    }
    let found = Self.telling.compactMap { telling in
      telling.keys.first(where: root.contains).map { (telling.platform, $0) }
    }
    return found.first.map { Fact(Set(found.map { $0.0 }), .assumed, .key($0.1)) }
  }

  /// Keys that only bundles for one platform have.
  private static let telling: [(platform: ApplePlatform, keys: [String])] = [
    (
      .iOS,
      [
        "LSRequiresIPhoneOS", "UIBackgroundModes", "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
        "UISupportedInterfaceOrientations~ipad",
      ]
    ),
    (.macOS, ["LSMinimumSystemVersion", "LSUIElement", "NSMainNibFile", "NSMainStoryboardFile", "NSServices"]),
    (.watchOS, ["WKApplication", "WKCompanionAppBundleIdentifier", "WKWatchKitApp"]),
  ]

  /// `MinimumOSVersion` applies to all platforms except the Mac, which has its own key.
  private func minimumVersions(_ root: RootKeys) -> [ApplePlatform: Fact<String>] {
    var versions: [ApplePlatform: Fact<String>] = [:]
    if let version = Self.fact(root, "MinimumOSVersion", Self.literalText) {
      let mobile = systems.subtracting([.macOS])
      for platform in mobile.isEmpty ? [.iOS] : mobile { versions[platform] = version }
    }
    versions[.macOS] = Self.fact(root, "LSMinimumSystemVersion", Self.literalText)
    return versions
  }

  private static func fact<Value: Sendable & Hashable>(
    _ root: RootKeys,
    _ key: String,
    _ read: (Node) -> Value?
  ) -> Fact<Value>? {
    root.value(forKey: key).flatMap(read).map { Fact($0, .read, .key(key)) }
  }

  /// Whether a value means yes; old-style files have no Booleans.
  private static func isTrue(_ node: Node) -> Bool {
    node.kind == .true || ["1", "yes", "true"].contains(node.stringValue?.lowercased())
  }

  /// Returns a text without build variables.
  private static func literalText(_ node: Node) -> String? {
    node.stringValue.flatMap { $0.contains("$") ? nil : $0 }
  }

  private static func texts(_ node: Node) -> [String] {
    node.kind == .array ? node.children.compactMap(\.stringValue) : [node.stringValue].compactMap(\.self)
  }
}

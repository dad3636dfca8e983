import PropertyList

/// What an Info.plist says by itself about the bundle that it is for.
///
/// Nothing is guessed: what the file leaves to the build is not known.
public struct StatedBundle: Sendable, Hashable {
  /// What a bundle is.
  public enum Kind: Sendable, Hashable {
    case app
    case appClip
    case watchApp
    /// An extension, with its extension point where the file says it.
    case appExtension(point: String?)
    case framework
    /// A bundle that is loaded or only holds files; tests are such too.
    case loadableBundle
  }

  /// What the bundle is; nil where the file does not say it.
  public let kind: Kind?
  /// The systems that the file names or has keys of; empty where it says nothing.
  public let platforms: Set<ApplePlatform>
  /// The number before the point of `MinimumOSVersion`; nil where it is missing or only the build knows it.
  public let minimumMajorVersion: Int?
  /// The numbers of `UIDeviceFamily`: 1 iPhone, 2 iPad, 3 Apple TV, 4 Apple Watch, 6 Mac, 7 Apple Vision.
  public let deviceFamilies: Set<Int>

  /// Makes a bundle of which nothing is said.
  public init() {
    (kind, platforms, minimumMajorVersion, deviceFamilies) = (nil, [], nil, [])
  }

  /// Reads what the root of a document says; constant in its size.
  public init(_ root: RootKeys) {
    let version = root.value(forKey: "MinimumOSVersion")?.stringValue
    minimumMajorVersion = version?.split(separator: ".", omittingEmptySubsequences: false).first.flatMap { Int($0) }
    deviceFamilies = Set(Self.texts(root.value(forKey: "UIDeviceFamily")).compactMap { Int($0) })
    kind = Self.kind(root)
    platforms = Self.platforms(root, deviceFamilies)
  }

  /// Whether the bundle is an extension of an app.
  public var isExtension: Bool {
    if case .appExtension = kind { true } else { false }
  }

  /// Whether the bundle is an app that people install and open: no extension, Clip or watch app.
  public var isApp: Bool { kind == .app }

  /// Returns whether the file says that the bundle is for `platform` and nothing else.
  public func isOnly(for platform: ApplePlatform) -> Bool { platforms == [platform] }

  /// Whether the file says that the bundle is for something else than iPhone and iPad.
  public var isForOtherDevices: Bool { !platforms.isSubset(of: [.iOS]) }

  // MARK: Kind

  private static func kind(_ root: RootKeys) -> Kind? {
    if let point = extensionPoint(root) { return .appExtension(point: point.isEmpty ? nil : point) }
    if root.contains("NSAppClip") { return .appClip }
    if ["WKApplication", "WKWatchKitApp"].contains(where: { root.value(forKey: $0)?.kind == .true }) {
      return .watchApp
    }
    switch root.value(forKey: "CFBundlePackageType")?.stringValue {
    case "APPL": return .app
    case "FMWK": return .framework
    case "BNDL": return .loadableBundle
    default: return root.containsAny(of: appKeys) ? .app : nil
    }
  }

  /// Keys that only apps have.
  private static let appKeys: Set = [
    "LSRequiresIPhoneOS", "UIApplicationSceneManifest", "UILaunchScreen", "UILaunchStoryboardName",
    "UIMainStoryboardFile",
    "NSMainNibFile", "NSMainStoryboardFile", "UISupportedInterfaceOrientations",
  ]

  /// Returns the extension point, empty where it is not given; nil for bundles that are no extension.
  private static func extensionPoint(_ root: RootKeys) -> String? {
    if let attributes = root.value(forKey: "NSExtension") {
      return text(attributes, "NSExtensionPointIdentifier")
    }
    return root.value(forKey: "EXAppExtensionAttributes").map { text($0, "EXExtensionPointIdentifier") }
  }

  private static func text(_ dictionary: Node, _ key: String) -> String {
    dictionary.value(forKey: key)?.stringValue ?? ""
  }

  // MARK: Platforms

  private static func platforms(_ root: RootKeys, _ families: Set<Int>) -> Set<ApplePlatform> {
    let names = ["CFBundleSupportedPlatforms", "DTPlatformName"].flatMap { texts(root.value(forKey: $0)) }
    let stated = names.compactMap(ApplePlatform.init(sdkName:)) + families.compactMap(ApplePlatform.init(deviceFamily:))
    if !stated.isEmpty { return Set(stated) }
    return Set(telling.filter { root.containsAny(of: $0.keys) }.map(\.platform))
  }

  /// Keys that only bundles for one platform have.
  private static let telling: [(platform: ApplePlatform, keys: Set<String>)] = [
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

  private static func texts(_ node: Node?) -> [String] {
    guard let node else { return [] }
    return node.kind == .array ? node.children.compactMap(\.stringValue) : [node.stringValue].compactMap(\.self)
  }
}

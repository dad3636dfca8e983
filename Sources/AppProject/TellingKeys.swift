import PropertyList

/// What the top-level keys of a property list tell of its purpose.
///
/// Made for each state of an edited document, so it compares bytes and makes no strings.
struct TellingKeys {
  /// The number of entries that are looked at: the first ones tell, and a generated file may have hundreds of thousands.
  private static let limit = 400

  /// Keys that an Info.plist of a bundle has and other property lists have not.
  private static let bundleKeys = [
    "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
    "LSRequiresIPhoneOS", "UILaunchStoryboardName", "NSExtension", "UIApplicationSceneManifest",
  ]

  /// Keys of other files that are named Info.plist: XCFrameworks, compiled storyboards, property lists of archives.
  private static let foreignKeys = [
    "XCFrameworkFormatVersion", "AvailableLibraries", "UIViewControllerIdentifiersToNibNames",
    "NSViewControllerIdentifiersToNibNames", "ArchiveVersion",
  ]

  private static let privacyKey = "NSPrivacyAccessedAPITypes"
  private static let entitlementPrefixes = ["com.apple.security.", "com.apple.developer."]

  /// Whether there is a key that speaks against every kind that is known.
  private(set) var isForeign = false
  /// Whether there is the key of the API that a privacy manifest explains.
  private(set) var hasPrivacyKey = false
  /// Whether a key is named like an entitlement.
  private(set) var hasEntitlement = false
  /// The keys of bundles that are there, as bits.
  private var foundBundleKeys = 0

  /// The number of different keys that bundles have.
  var bundleKeyCount: Int { foundBundleKeys.nonzeroBitCount }

  /// Reads the first entries of the root of `tree`.
  init(_ tree: PropertyListTree) {
    guard let root = tree.root, root.kind == .dictionary else { return }
    for entry in root.entries.prefix(Self.limit) {
      if let key = entry.key { read(key) }
      // Nothing else counts any more.
      if isForeign { return }
    }
  }

  private mutating func read(_ key: Node) {
    // A key without escapes has the length of its name, which settles nearly all comparisons.
    let length = key.flags.contains(.escaped) ? nil : key.contentRange.count
    let isNamed = { (name: String) in (length.map { $0 == name.utf8.count } ?? true) && key.textEquals(name) }
    for (index, name) in Self.bundleKeys.enumerated() where isNamed(name) {
      foundBundleKeys |= 1 << index
      return
    }
    if Self.foreignKeys.contains(where: isNamed) {
      isForeign = true
    } else if isNamed(Self.privacyKey) {
      hasPrivacyKey = true
    } else if !hasEntitlement {
      hasEntitlement = Self.entitlementPrefixes.contains { Self.hasPrefix(key, $0) }
    }
  }

  private static func hasPrefix(_ key: Node, _ prefix: String) -> Bool {
    guard !key.flags.contains(.escaped) else { return key.stringValue?.hasPrefix(prefix) ?? false }
    return key.rawContent.starts(with: prefix.utf8)
  }
}

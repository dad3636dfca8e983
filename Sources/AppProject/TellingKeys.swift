import PropertyList

/// What the top-level keys of a property list tell of its purpose.
///
/// Made for each state of an edited document, so it compares bytes and makes no strings.
struct TellingKeys {
  /// The number of keys that are looked at: the first ones tell, and a generated file may have hundreds of thousands.
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

  private enum Meaning {
    /// A key of bundles, with a bit of its own.
    case bundle(Int)
    case foreign
    case privacy
  }

  /// The names by their length, which settles nearly all comparisons.
  private static let names: [[(text: String, meaning: Meaning)]] = {
    var names: [[(text: String, meaning: Meaning)]] = []
    func add(_ text: String, _ meaning: Meaning) {
      while names.count <= text.utf8.count { names.append([]) }
      names[text.utf8.count].append((text, meaning))
    }
    for (index, name) in bundleKeys.enumerated() { add(name, .bundle(1 << index)) }
    for name in foreignKeys { add(name, .foreign) }
    add(privacyKey, .privacy)
    return names
  }()

  private static func names(ofLength length: Int) -> [(text: String, meaning: Meaning)] {
    names.indices.contains(length) ? names[length] : []
  }

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

  /// Reads the first keys of the root of `tree`.
  init(_ tree: PropertyListTree) {
    tree.root?.forEachKey(limit: Self.limit) { key in
      read(key)
      // Nothing else counts any more.
      return !isForeign
    }
  }

  private mutating func read(_ key: UnsafeBufferPointer<UInt8>) {
    if let name = Self.names(ofLength: key.count).first(where: { key.elementsEqual($0.text.utf8) }) {
      switch name.meaning {
      case .bundle(let bit): foundBundleKeys |= bit
      case .foreign: isForeign = true
      case .privacy: hasPrivacyKey = true
      }
    } else if !hasEntitlement {
      hasEntitlement = Self.entitlementPrefixes.contains { key.starts(with: $0.utf8) }
    }
  }
}

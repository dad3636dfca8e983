import KeyCatalog
import PropertyList

/// What a property list or string table is for.
public enum FileKind: String, Sendable, CaseIterable {
  case infoPlist
  case entitlements
  case privacyManifest
  /// `InfoPlist.strings`: the localised values of an Info.plist.
  case infoPlistStrings
  case stringTable
  case stringsDictionary
  /// A property list of which nothing more is known.
  case propertyList
  /// Something else, about which the engine says nothing.
  case other

  /// The part of the catalog whose keys the file holds; for `InfoPlist.strings` those of Info.plist.
  public var domain: CatalogDomain? {
    switch self {
    case .infoPlist, .infoPlistStrings: .infoPlist
    case .entitlements: .entitlements
    case .privacyManifest: .privacyManifest
    case .stringTable, .stringsDictionary, .propertyList, .other: nil
    }
  }

  /// Whether the file is a table of strings in the old-style syntax.
  public var isStringTable: Bool { self == .stringTable || self == .infoPlistStrings }

  /// Tells what a file is by its name and, where that says too little, by its content.
  public static func recognise(path: String?, tree: PropertyListTree) -> FileKind {
    let name = path.map(FilePath.name) ?? ""
    switch FilePath.fileExtension(name) {
    case "strings":
      return name == "InfoPlist.strings" || name.hasSuffix("-InfoPlist.strings") ? .infoPlistStrings : .stringTable
    case "stringsdict": return .stringsDictionary
    case "entitlements", "xcent": return .entitlements
    case "xcprivacy": return .privacyManifest
    case "xcstrings": return .other
    case "plist": return recognisePropertyList(name: name, tree: tree)
    case "pbxproj", "mobileconfig": return .propertyList
    default: return looksLikePropertyList(tree) ? recognisePropertyList(name: name, tree: tree) : .other
    }
  }

  /// Keys that an Info.plist of a bundle has and other property lists have not.
  private static let bundleKeys: Set<String> = [
    "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleVersion",
    "LSRequiresIPhoneOS", "UILaunchStoryboardName", "NSExtension", "UIApplicationSceneManifest",
  ]

  /// Keys of other files that are named Info.plist: XCFrameworks, compiled storyboards, property lists of archives.
  private static let foreignKeys: Set<String> = [
    "XCFrameworkFormatVersion", "AvailableLibraries", "UIViewControllerIdentifiersToNibNames",
    "NSViewControllerIdentifiersToNibNames", "ArchiveVersion",
  ]

  private static func recognisePropertyList(name: String, tree: PropertyListTree) -> FileKind {
    let keys = topLevelKeys(tree)
    guard keys.isDisjoint(with: foreignKeys) else { return .propertyList }
    if keys.contains("NSPrivacyAccessedAPITypes"), keys.isDisjoint(with: bundleKeys) { return .privacyManifest }
    if name.hasSuffix("Info.plist") || name.hasSuffix("-info.plist") { return .infoPlist }
    if keys.intersection(bundleKeys).count >= 2 { return .infoPlist }
    let entitlementPrefixes = ["com.apple.security.", "com.apple.developer."]
    if keys.contains(where: { key in entitlementPrefixes.contains { key.hasPrefix($0) } }) { return .entitlements }
    return .propertyList
  }

  private static func topLevelKeys(_ tree: PropertyListTree) -> Set<String> {
    guard let root = tree.root, root.kind == .dictionary else { return [] }
    // The first entries tell, and a generated file may have hundreds of thousands.
    return Set(root.entries.prefix(400).compactMap(\.name))
  }

  /// Whether a text without a telling name is a property list: its first element or document type is one's.
  private static func looksLikePropertyList(_ tree: PropertyListTree) -> Bool {
    guard tree.format == .xml else {
      return tree.isReadable && tree.root?.kind == .dictionary && tree.root?.children.isEmpty == false
    }
    return tree.firstNode?.kind == .plist
  }
}

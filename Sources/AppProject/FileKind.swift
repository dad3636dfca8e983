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

  private static func recognisePropertyList(name: String, tree: PropertyListTree) -> FileKind {
    let keys = TellingKeys(tree)
    if keys.isForeign { return .propertyList }
    if keys.hasPrivacyKey, keys.bundleKeyCount == 0 { return .privacyManifest }
    if name.hasSuffix("Info.plist") || name.hasSuffix("-info.plist") { return .infoPlist }
    if keys.bundleKeyCount >= 2 { return .infoPlist }
    return keys.hasEntitlement ? .entitlements : .propertyList
  }

  /// Whether a text without a telling name is a property list: its first element or document type is one's.
  private static func looksLikePropertyList(_ tree: PropertyListTree) -> Bool {
    guard tree.format == .xml else {
      return tree.isReadable && tree.root?.kind == .dictionary && tree.root?.children.isEmpty == false
    }
    return tree.firstNode?.kind == .plist
  }
}

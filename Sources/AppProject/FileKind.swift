import KeyCatalog
import PropertyList

/// What a property list or string table is for.
public enum FileKind: String, Sendable, CaseIterable {
  case infoPlist
  case entitlements
  case privacyManifest
  case launchdJob
  case settingsBundle
  case exportOptions
  case googleServiceInfo
  case expoUpdates
  case xcframework
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
    case .launchdJob: .launchdJob
    case .settingsBundle: .settingsBundle
    case .exportOptions: .exportOptions
    case .googleServiceInfo: .googleServiceInfo
    case .expoUpdates: .expoUpdates
    case .xcframework: .xcframework
    case .stringsDictionary: .stringsDictionary
    case .stringTable, .propertyList, .other: nil
    }
  }

  /// Whether the file is a table of strings in the old-style syntax.
  public var isStringTable: Bool { self == .stringTable || self == .infoPlistStrings }

  /// Tells what a file is by its name and, where that says too little, by its content.
  public static func recognise(path: String?, tree: PropertyListTree) -> FileKind {
    let name = path.map(FilePath.name) ?? ""
    switch FilePath.fileExtension(name) {
    case "strings":
      return isInfoPlistTable(name) ? .infoPlistStrings : .stringTable
    case "xcstrings": return .other
    case "pbxproj", "mobileconfig": return .propertyList
    case "plist", "stringsdict", "entitlements", "xcent", "xcprivacy": break
    default: guard looksLikePropertyList(tree) else { return .other }
    }
    guard let form = KeyCatalog.fileForm(ofFileAt: path, root: tree.root) else { return .propertyList }
    return form.domain.map(holding) ?? .propertyList
  }

  /// Returns whether a file of this name translates an Info.plist.
  static func isInfoPlistTable(_ name: String) -> Bool {
    name == "InfoPlist.strings" || name.hasSuffix("-InfoPlist.strings")
  }

  /// Returns the kind of file that holds the keys of `domain`.
  private static func holding(_ domain: CatalogDomain) -> FileKind {
    switch domain {
    case .infoPlist, .libraries: .infoPlist
    case .entitlements: .entitlements
    case .privacyManifest: .privacyManifest
    case .launchdJob: .launchdJob
    case .settingsBundle: .settingsBundle
    case .exportOptions: .exportOptions
    case .googleServiceInfo: .googleServiceInfo
    case .expoUpdates: .expoUpdates
    case .xcframework: .xcframework
    case .stringsDictionary: .stringsDictionary
    }
  }

  /// Whether a text without a telling name is a property list: its first element or document type is one's.
  private static func looksLikePropertyList(_ tree: PropertyListTree) -> Bool {
    guard tree.format == .xml else {
      return tree.isReadable && tree.root?.kind == .dictionary && tree.root?.children.isEmpty == false
    }
    return tree.firstNode?.kind == .plist
  }
}

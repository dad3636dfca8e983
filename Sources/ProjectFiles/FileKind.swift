import KeyCatalog
import PropertyList

/// What a property list or string table is for.
public enum FileKind: Hashable, Sendable {
  /// A property list whose keys the catalog has.
  case holding(CatalogDomain)
  /// `InfoPlist.strings`: the localised values of an Info.plist.
  case infoPlistStrings
  case stringTable
  /// A string catalog, `.xcstrings`: JSON with the texts of all languages.
  case stringCatalog
  /// A property list of unknown purpose.
  case propertyList
  /// Another file, which the engine ignores.
  case other

  /// An Info.plist.
  public static var infoPlist: FileKind { .holding(.infoPlist) }
  /// A file with the entitlements of an app.
  public static var entitlements: FileKind { .holding(.entitlements) }
  /// A privacy manifest.
  public static var privacyManifest: FileKind { .holding(.privacyManifest) }
  /// The only name by which the system and the App Store find a privacy manifest.
  public static let privacyManifestName = "PrivacyInfo.xcprivacy"
  /// The Info.plist of a framework for several systems.
  public static var xcframework: FileKind { .holding(.xcframework) }
  /// A `.stringsdict`.
  public static var stringsDictionary: FileKind { .holding(.stringsDictionary) }

  /// The part of the catalog whose keys the file holds; for `InfoPlist.strings` those of Info.plist.
  public var domain: CatalogDomain? {
    switch self {
    case .holding(let domain): domain
    case .infoPlistStrings: .infoPlist
    case .stringTable, .stringCatalog, .propertyList, .other: nil
    }
  }

  /// Whether the file is a table of texts in any format, but not of an Info.plist.
  public var isTextTable: Bool { self == .stringTable || self == .stringsDictionary || self == .stringCatalog }

  /// Whether the file is a string table in the old-style syntax.
  public var isStringTable: Bool { self == .stringTable || self == .infoPlistStrings }

  /// Whether the file is a property list, in any syntax, so that its tree has its content.
  public var isPropertyList: Bool { self != .stringCatalog && self != .other }

  /// Recognizes a file by its name and, if that is not enough, by its content.
  public static func recognise(path: String?, tree: PropertyListTree) -> FileKind {
    let name = path.map(FilePath.name) ?? ""
    let fileExtension = FilePath.fileExtension(name)
    if let format = ProjectFormat.possible(forExtension: fileExtension) {
      return format.syntax == .openStep ? .propertyList : .other
    }
    if let format = StringTableFormat(name), format != .stringsDictionary {
      // Texts for a store, which tools keep in files of any name.
      if format == .strings, let path, isStoreText(path) { return .other }
      return isInfoPlistTable(name) ? .infoPlistStrings : format.kind
    }
    switch fileExtension {
    case "plist": break
    case "mobileconfig": guard !isSigned(tree) else { return .other }
    case let name where KeyCatalog.fileKindExtensions.contains(name): break
    default: guard looksLikePropertyList(tree) else { return .other }
    }
    return KeyCatalog.fileKind(ofFileAt: path, root: tree.root)?.domain.map(FileKind.holding) ?? .propertyList
  }

  /// Returns whether a file lies among the texts of a store entry, as fastlane lays them out.
  private static func isStoreText(_ path: String) -> Bool {
    path.contains("/metadata/android/") || path.contains("/fastlane/metadata/")
  }

  /// Returns whether a file of this name translates an Info.plist.
  package static func isInfoPlistTable(_ name: String) -> Bool {
    let usual = StringTableFormat.strings.infoPlistName
    return name == usual || name.hasSuffix("-\(usual)")
  }

  /// Whether a configuration profile is inside a signed message, which is binary: it starts with the tag of a sequence, 0x30.
  private static func isSigned(_ tree: PropertyListTree) -> Bool {
    tree.format != .xml && tree.text[0] == UInt8(ascii: "0")
  }

  /// Whether a text with an unknown name is a property list, by its first element or document type.
  private static func looksLikePropertyList(_ tree: PropertyListTree) -> Bool {
    guard tree.format == .xml else {
      return tree.isReadable && tree.root?.kind == .dictionary && tree.root?.children.isEmpty == false
    }
    return tree.firstNode?.kind == .plist
  }
}

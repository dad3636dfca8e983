/// A format of string tables: each is one row below, the only place with the extension of its files.
public enum StringTableFormat: Sendable, Hashable, CaseIterable {
  /// An old-style property list of keys and texts.
  case strings
  /// A property list with plural forms.
  case stringsDictionary
  /// A string catalog.
  case stringCatalog

  /// What is different from format to format.
  private var traits: (fileExtension: String, kind: FileKind, hasAllLanguages: Bool) {
    switch self {
    case .strings: ("strings", .stringTable, false)
    case .stringsDictionary: ("stringsdict", .stringsDictionary, false)
    case .stringCatalog: ("xcstrings", .stringCatalog, true)
    }
  }

  /// The extension, in lower case, of its files.
  public var fileExtension: String { traits.fileExtension }

  /// The kind of its files; a table of this format may translate an Info.plist.
  public var kind: FileKind { traits.kind }

  /// Whether a file has the texts of all languages, so that it lies next to the folders of languages.
  public var hasAllLanguages: Bool { traits.hasAllLanguages }

  /// Recognizes the format by the extension of a file; nil for other files.
  public init?(_ path: String) {
    guard let format = Self.byExtension[FilePath.fileExtension(path)] else { return nil }
    self = format
  }

  private static let byExtension = allCases.reduce(into: [String: StringTableFormat]()) { $0[$1.fileExtension] = $1 }

  /// The extensions, in lower case, of all formats.
  public static var extensions: Set<String> { Set(byExtension.keys) }

  /// The name of the table that translates an Info.plist.
  private static let infoPlistTable = "InfoPlist"

  /// Returns whether the file at a path is a table of this format that translates an Info.plist: one with the usual name, or a name that
  /// ends with it.
  package func mayTranslateInfoPlist(_ path: String) -> Bool { FilePath.name(path).hasSuffix(infoPlistName) }

  /// The name of the file that translates an Info.plist.
  package var infoPlistName: String { fileName(Self.infoPlistTable) }

  /// Returns the name of the file of a table.
  package func fileName(_ table: String) -> String { "\(table).\(fileExtension)" }
}

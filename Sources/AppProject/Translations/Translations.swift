import Locking
import ProjectFiles

/// The translations of a string table, or of the Info.plist of bundles, into all languages.
///
/// All its files and all threads share one value. A file is read on first use.
public final class Translations: Sendable {
  /// The tables in the order of the project, including that of the checked file.
  ///
  /// Those of one table have its name and are in the folders of all its languages.
  public let tables: [LocalizedTable]
  /// For a string table, the tables of the same name in the other syntax: the `.stringsdict` of a `.strings` and
  /// vice versa.
  public let counterparts: [LocalizedTable]
  /// The languages that there are folders for, sorted, without `Base`.
  public let languages: [String]
  /// The absolute paths of the `.lproj` folders of bundles, with that of `Base`.
  public let languageFolders: [String]
  /// The language that the texts of the bundles are written in, which is that of their Info.plist; nil if it is unknown
  /// or they differ.
  public let developmentLanguage: String?

  /// Returns whether `language`, that of a table, is the one that the texts of the bundles are written in, for any region.
  public func isDevelopmentLanguage(_ language: String) -> Bool {
    guard let developmentLanguage else { return false }
    return developmentLanguage == language || ["-", "_"].contains { developmentLanguage.hasPrefix(language + $0) }
  }

  private let reader: ProjectReader?
  private let knownCatalogs: Lazy<[LocalizedCatalog]>
  private let knownCatalogLanguages: Lazy<Set<String>>
  private let facts = LazyValues<ObjectIdentifier, any TranslationFact>()

  /// The translations of a file without any.
  public static let none = Translations()

  /// Makes translations of tables that were read.
  public init(
    tables: [LocalizedTable] = [],
    languageFolders: [String] = [],
    developmentLanguage: String? = nil
  ) {
    self.tables = tables
    counterparts = []
    languages = Self.languages(tables.map(\.language))
    self.languageFolders = languageFolders
    self.developmentLanguage = developmentLanguage
    knownCatalogs = Lazy { [] }
    knownCatalogLanguages = Lazy { [] }
    reader = nil
  }

  /// Makes the translations of a string table, which lie at `paths`, with its `counterparts`.
  init(ofTable paths: [String], counterparts: [String], developmentLanguage: String?, _ reader: ProjectReader) {
    tables = reader.tables(at: paths)
    self.counterparts = reader.tables(at: counterparts)
    languages = Self.languages(tables.map(\.language))
    languageFolders = []
    self.developmentLanguage = developmentLanguage
    knownCatalogs = Lazy { [] }
    knownCatalogLanguages = Lazy { [] }
    self.reader = reader
  }

  /// Makes the translations of the Info.plist of bundles with `parts`.
  init(ofInfoPlistIn parts: [BundleFiles], developmentLanguage: String?, _ reader: ProjectReader) {
    let paths = parts.flatMap(\.infoPlistTables).uniqued()
    let catalogs = parts.flatMap(\.infoPlistCatalogs).uniqued()
    let mainCatalogs = parts.flatMap(\.mainCatalogs).uniqued()
    tables = reader.tables(at: paths)
    counterparts = []
    languages = Self.languages(parts.flatMap(\.languages))
    languageFolders = parts.flatMap(\.languageFolders).uniqued()
    self.developmentLanguage = developmentLanguage
    knownCatalogs = Lazy { catalogs.map(reader.catalog) }
    knownCatalogLanguages = Lazy {
      mainCatalogs.compactMap { reader.catalog(at: $0).catalog }.reduce(into: []) { $0.formUnion($1.languages) }
    }
    self.reader = nil
  }

  /// The string catalogs that translate the Info.plist, which are read on first use.
  public var catalogs: [LocalizedCatalog] { knownCatalogs.value }

  /// The languages into which string catalogs translate the texts of the bundles' code; they are read on first use.
  public var catalogLanguages: Set<String> { knownCatalogLanguages.value }

  /// Returns the tables without that of `document`.
  public func tables(without document: Document) -> [LocalizedTable] { tables.filter { $0.path != document.path } }

  /// Returns the `InfoPlist.strings` in the folder of a string table, which is read on first use.
  public func infoPlistStrings(nextTo document: Document) -> Document? {
    document.path.flatMap { reader?.document(at: Self.infoPlistStrings($0)) }
  }

  /// Returns a fact about all languages, computed on first use.
  public func fact<Fact: TranslationFact>(_ type: Fact.Type) -> Fact {
    let known = facts.value(of: ObjectIdentifier(type)) { [self] in Fact(of: self) }
    return known as? Fact ?? Fact(of: self)
  }

  private static func languages(_ folders: [String]) -> [String] { Set(folders).subtracting(["Base"]).sorted() }

  private static func infoPlistStrings(_ path: String) -> String {
    FilePath.join(FilePath.folder(path), StringTableFormat.strings.infoPlistName)
  }
}

/// A fact about all languages of a table, computed once for all its files.
public protocol TranslationFact: Sendable {
  /// Looks at the tables.
  init(of translations: Translations)
}

import Locking

/// The translations of a table of strings, or of the Info.plist of bundles, into all languages.
///
/// All files that it is about and all threads share one. A file is read when something of it is first needed.
public final class Translations: Sendable {
  /// The tables in the order of the project, that of the file that rules look at among them. Those of one table have its name
  /// and lie in the folders of all its languages.
  public let tables: [LocalizedTable]
  /// For a table of strings, the tables of the same name in the other syntax: the `.stringsdict` of a `.strings` and the
  /// other way round.
  public let counterparts: [LocalizedTable]
  /// The languages that there are folders for, sorted, without `Base`.
  public let languages: [String]
  /// The absolute paths of the `.lproj` folders of bundles, with that of `Base`.
  public let languageFolders: [String]
  /// The language that the texts of the bundles are written in, which is that of their Info.plist; nil where it is not known
  /// or they differ.
  public let developmentLanguage: String?

  private let reader: TableReader?
  private let knownCatalogs: ComputedOnce<[LocalizedCatalog]>
  private let facts = Locked<[ObjectIdentifier: any TranslationFact]>([:])

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
    knownCatalogs = ComputedOnce(known: [])
    reader = nil
  }

  /// Makes the translations of a table of strings, which lie at `paths`, with its `counterparts`.
  init(ofTable paths: [String], counterparts: [String], developmentLanguage: String?, _ reader: TableReader) {
    let beside = paths.map(Self.infoPlistStrings)
    let reader = reader.limited(to: paths + counterparts + beside)
    tables = reader.tables(at: paths)
    self.counterparts = reader.tables(at: counterparts)
    languages = Self.languages(tables.map(\.language))
    languageFolders = []
    self.developmentLanguage = developmentLanguage
    knownCatalogs = ComputedOnce(known: [])
    self.reader = reader
  }

  /// Makes the translations of the Info.plist of bundles with `parts`.
  init(ofInfoPlistIn parts: [BundleParts], developmentLanguage: String?, _ reader: TableReader) {
    let paths = parts.flatMap(\.infoPlistTables).uniqued()
    let catalogs = parts.flatMap(\.infoPlistCatalogs).uniqued()
    let reader = reader.limited(to: paths + catalogs)
    tables = reader.tables(at: paths)
    counterparts = []
    languages = Self.languages(parts.flatMap(\.languages))
    languageFolders = parts.flatMap(\.languageFolders).uniqued()
    self.developmentLanguage = developmentLanguage
    knownCatalogs = ComputedOnce { catalogs.map(reader.catalog) }
    self.reader = nil
  }

  /// The string catalogs that translate the Info.plist. Reads them the first time, which is linear in them.
  public var catalogs: [LocalizedCatalog] { knownCatalogs.value }

  /// Returns the tables without that of `document`.
  public func tables(without document: Document) -> [LocalizedTable] { tables.filter { $0.path != document.path } }

  /// Returns the `InfoPlist.strings` in the folder of a table of strings, which is read the first time.
  public func infoPlistStrings(beside document: Document) -> Document? {
    document.path.flatMap { reader?.document(at: Self.infoPlistStrings($0)) }
  }

  /// Returns what is known of all languages together, worked out the first time.
  ///
  /// No lock is held meanwhile: threads that ask at once may each work it out, and all get what was there first.
  public func fact<Fact: TranslationFact>(_ type: Fact.Type) -> Fact {
    let key = ObjectIdentifier(type)
    if let known = facts.withLock({ $0[key] }) as? Fact { return known }
    let made = Fact(of: self)
    return facts.withLock { facts in
      if let first = facts[key] as? Fact { return first }
      facts[key] = made
      return made
    }
  }

  private static func languages(_ folders: [String]) -> [String] { Set(folders).subtracting(["Base"]).sorted() }

  private static func infoPlistStrings(_ path: String) -> String {
    FilePath.join(FilePath.folder(path), "InfoPlist.strings")
  }
}

/// What is worked out of all languages of a table once, for all its files.
public protocol TranslationFact: Sendable {
  /// Looks at the tables.
  init(of translations: Translations)
}

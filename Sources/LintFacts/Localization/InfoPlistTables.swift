import AppProject
import ProjectFiles
import PropertyList
import StringTable

/// The translations of an Info.plist: which language has which key.
package struct InfoPlistTables {
  /// A language with the tables that translate into it.
  private struct Language {
    var tables: [(document: Document, keys: RootKeys)] = []
    /// Whether a table cannot be read, so that its keys are not known.
    var isUnknown = false
  }

  private let developmentLanguage: String
  private let catalogs: [StringCatalog]
  private var languages: [String: Language] = [:]
  /// The tables in the language of the Info.plist.
  private var ownTables: [RootKeys] = []

  /// Reads the translations of the bundles of the Info.plist `document`.
  ///
  /// Nil if their texts may be in an unreadable string catalog, or the language of the Info.plist is not known: then
  /// missing texts cannot be reported.
  package init?(of document: Document, _ project: ProjectContext) {
    guard let developmentLanguage = project.translations.developmentLanguage else { return nil }
    let hasCatalog = project.resourceNames.contains(where: StringTableFormat.stringCatalog.mayTranslateInfoPlist)
    let files = project.translations.catalogs
    catalogs = files.compactMap(\.catalog)
    guard catalogs.count == files.count, !hasCatalog || !catalogs.isEmpty else { return nil }
    self.developmentLanguage = developmentLanguage
    for table in project.translations.tables {
      guard let found = table.document else {
        languages[table.language, default: Language()].isUnknown = true
        continue
      }
      if found.tree.isReadable {
        languages[table.language, default: Language()].tables.append((found, RootKeys(found.rootDictionary)))
      } else {
        languages[table.language, default: Language()].isUnknown = true
      }
    }
    for folder in Self.folders(nextTo: document, project) {
      guard let language = FilePath.language(FilePath.join(folder, StringTableFormat.strings.infoPlistName)) else {
        continue
      }
      languages[language] = languages[language] ?? Language()
    }
    for language in catalogs.flatMap(\.languages) + project.translations.catalogLanguages {
      languages[language] = languages[language] ?? Language()
    }
    ownTables =
      ([developmentLanguage] + languages.keys.sorted().filter { LanguageCode.isSameLanguage($0, developmentLanguage) })
      .uniqued().flatMap { languages[$0]?.tables.map(\.keys) ?? [] }
    ownTables += languages["Base"]?.tables.map(\.keys) ?? []
    languages["Base"] = nil
    languages["mul"] = nil
  }

  /// Whether there is a table at all.
  package var isEmpty: Bool { catalogs.isEmpty && languages.values.allSatisfy { $0.tables.isEmpty && !$0.isUnknown } }

  /// The languages that the bundle is translated into, sorted.
  package var translatedLanguages: [String] {
    languages.keys.filter { !LanguageCode.isSameLanguage($0, developmentLanguage) }.sorted()
  }

  /// Returns the languages that lack a translation of `key`, sorted.
  ///
  /// The language of the Info.plist needs none, and a region does with what its language has.
  package func languages(lacking key: String) -> [String] {
    let families = Set(
      languages.filter { $0.value.isUnknown || has(key, $0.value, $0.key) }.keys.map(LanguageCode.family)
        + [LanguageCode.family(developmentLanguage)]
    )
    return translatedLanguages.filter { !families.contains(LanguageCode.family($0)) }
  }

  /// The languages whose lack of a translation is reported in a string catalog, by the key; linear in the catalogs.
  package var catalogGaps: [String: [String]] {
    catalogs.flatMap(CatalogGaps.gaps).reduce(into: [:]) { $0[$1.text.key, default: []] += $1.languages }
  }

  /// Returns the tables that translate into `language`.
  package func tables(of language: String) -> [Document] { languages[language]?.tables.map(\.document) ?? [] }

  /// Returns the text for `key` that a table in the language of the Info.plist has, which users see; nil if there is none.
  package func ownText(of key: String) -> String? {
    ownTables.firstResult { keys in
      keys.entry(forKey: key).flatMap { CopiedTexts.isCopy($0) ? nil : $0.value?.stringValue }
    }
  }

  private func has(_ key: String, _ language: Language, _ code: String) -> Bool {
    language.tables.contains { $0.keys.entry(forKey: key).map { !CopiedTexts.isCopy($0) } ?? false }
      // An empty translation is reported where it is.
      || catalogs.contains { $0.isTranslated(key, into: code) || $0[key]?.translation(code)?.isStarted == true }
  }

  /// Returns the folders of languages that certainly belong to the bundle: those next to other tables of its
  /// Info.plist, and those next to the Info.plist.
  ///
  /// Others may be those of a framework or package that it links.
  private static func folders(nextTo document: Document, _ project: ProjectContext) -> [String] {
    let tables = Set(project.translations.tables.map { FilePath.folder(FilePath.folder($0.path)) })
    let own = document.path.map(FilePath.folder)
    return project.translations.languageFolders.filter { path in
      let folder = FilePath.folder(path)
      return tables.contains(folder) || folder == own
        || FilePath.folder(folder) == own && resourceFolders.contains(FilePath.name(folder).lowercased())
    }
  }

  /// Usual names of folders with the resources of the bundle whose Info.plist is next to them.
  private static let resourceFolders: Set<String> = [
    "assets", "i18n", "l10n", "lang", "languages", "locales", "localizable", "localization", "localizations",
    "resources",
    "strings", "supporting", "supporting files", "translations",
  ]
}

extension ProjectContext {
  /// Whether the string tables are all that there is of the texts of `document`: no string catalog has the same texts, and
  /// no storyboard makes the table, whose own texts count there.
  package func isWholeTable(_ document: Document) -> Bool {
    let stem = document.name.prefix { $0 != "." }
    let others = [StringTableFormat.stringCatalog.fileExtension, "storyboard", "xib", "intentdefinition"]
    return !resourceNames.isEmpty && !others.contains { resourceNames.contains("\(stem).\($0)") }
  }
}

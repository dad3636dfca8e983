import AppProject
import LintFacts
import ProjectFiles

/// The translations of the purpose strings of a bundle.
struct PurposeTranslations {
  /// The languages, sorted; empty if nothing is translated or the language of the Info.plist is unknown.
  let languages: [String]
  private let developmentLanguage: String
  private let tables: InfoPlistTables?
  /// The texts by language and key; those of tables take precedence over those of catalogs.
  private let texts: [String: [String: String]]

  /// Reads the tables of a bundle; linear in them.
  init(_ bundle: BundleOverview, _ projectTables: [TableOverview]) {
    let path = bundle.infoPlist.path ?? ""
    developmentLanguage = bundle.context.translations.developmentLanguage ?? ""
    let known = InfoPlistTables(of: bundle.infoPlist, bundle.context).flatMap { $0.isEmpty ? nil : $0 }
    tables = known
    languages = known?.translatedLanguages ?? []
    let catalogs = projectTables.compactMap { table in
      if case .catalog(let texts) = table.content, table.bundles.contains(path),
        StringTableFormat.stringCatalog.mayTranslateInfoPlist(table.name)
      {
        texts
      } else {
        nil
      }
    }
    texts = languages.reduce(into: [:]) { found, language in
      for catalog in catalogs {
        for (key, texts) in catalog.texts { found[language, default: [:]][key] = texts[language] }
      }
      for document in known?.tables(of: language) ?? [] {
        for entry in document.rootDictionary.map({ Array($0.entries) }) ?? [] {
          if let name = entry.name { found[language, default: [:]][name] = entry.value?.stringValue }
        }
      }
    }
  }

  /// Returns the text under `key` in each language; `base` is the text of the Info.plist.
  func texts(of key: String, base: String?) -> [TranslatedText] {
    guard let tables else { return [] }
    let lacking = Set(tables.languages(lacking: key))
    return languages.map { language in
      guard let text = texts[language]?[key] else {
        return TranslatedText(state: lacking.contains(language) ? .missing : .inherited, text: nil)
      }
      let state = TextState(of: text, key: key)
      let isSame = state == .written && text == base && !LanguageCode.isAlike(language, developmentLanguage)
      return TranslatedText(state: isSame ? .sameAsBase : state, text: text)
    }
  }
}

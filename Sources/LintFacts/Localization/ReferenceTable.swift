import AppProject
import PropertyList

/// The table that the translations of a table are compared with: the one in the language that the texts are written in.
package struct ReferenceTable: TranslationFact {
  /// Its language; empty if there is none.
  package let language: String
  /// Its entries.
  package let entries: [DictionaryEntry]

  private let developmentLanguage: String?
  /// The length of the shortest code that there is a table for, by family of languages.
  private let shortestCodes: [String: Int]

  /// Finds the table among all languages; linear in them and in its entries.
  package init(of translations: Translations) {
    developmentLanguage = translations.developmentLanguage
    let tables = translations.tables
    let wanted = LanguageCode.reference(among: tables.map(\.language), developmentLanguage: developmentLanguage)
    let found = tables.first { $0.language == wanted }
    let document = found?.document.flatMap { $0.tree.isReadable ? $0 : nil }
    language = document == nil ? "" : found?.language ?? ""
    entries = document?.rootDictionary.map { Array($0.entries) } ?? []
    let families = tables.map { (LanguageCode.family($0.language), $0.language.count) }
    shortestCodes = Dictionary(families) { min($0, $1) }
  }

  /// Returns whether the table in `language` is compared with it.
  ///
  /// It is not if there is none, if the language is the same, or if another table is for the same language in general,
  /// since a region needs only what differs.
  package func isReference(for language: String) -> Bool {
    guard !self.language.isEmpty, !LanguageCode.isSameLanguage(self.language, language),
      developmentLanguage.map({ LanguageCode.isSameLanguage($0, language) }) != true
    else { return false }
    return shortestCodes[LanguageCode.family(language)].map { $0 < language.count } != true
  }
}

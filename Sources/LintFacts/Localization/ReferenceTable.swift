import AppProject
import ProjectFiles
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

/// The keys that each table of a family is to have.
package struct ReferenceKeys: TranslationFact {
  /// The first entry of each key of the reference, in its order.
  package let entries: [(name: String, entry: DictionaryEntry)]
  /// Whether all tables in the other syntax can be read, so that their keys are known.
  package let knowsCounterparts: Bool
  /// The keys of the tables in the other syntax, by language.
  private let counterparts: [String: Set<String>]

  /// Collects the keys; linear in the reference and the tables in the other syntax.
  package init(of translations: Translations) {
    var seen: Set<String> = []
    entries = translations.fact(ReferenceTable.self).entries.compactMap { entry in
      guard let name = entry.name, !name.isEmpty, seen.insert(name).inserted else { return nil }
      return (name, entry)
    }
    let documents = translations.counterparts.compactMap { table in table.document.map { (table.language, $0) } }
    let areAllRead = documents.count == translations.counterparts.count
    knowsCounterparts = areAllRead && documents.allSatisfy { $0.1.tree.isReadable }
    counterparts = documents.reduce(into: [:]) { $0[$1.0, default: []].formUnion(Self.keys(of: $1.1)) }
  }

  /// Returns what `document`, which is in `language`, lacks of the reference; linear in both.
  package func missing(in document: Document, _ language: String) -> [(name: String, entry: DictionaryEntry)] {
    let root = document.rootDictionary
    let others = counterparts[language] ?? []
    return notInOrder(in: root).filter { !others.contains($0.name) && root?.entry(forKey: $0.name) == nil }
  }

  /// Returns the keys that `root` does not have in the order of the reference, with gaps of one key.
  ///
  /// Most translations have that order, so that few keys are to be looked up.
  private func notInOrder(in root: Node?) -> [(name: String, entry: DictionaryEntry)] {
    guard let root else { return entries }
    var (next, skipped) = (0, [Int]())
    for entry in root.entries where next < entries.count {
      if entry.keyEquals(entries[next].name) {
        next += 1
      } else if next + 1 < entries.count, entry.keyEquals(entries[next + 1].name) {
        skipped.append(next)
        next += 2
      }
    }
    return skipped.map { entries[$0] } + entries[next...]
  }

  private static func keys(of document: Document) -> Set<String> {
    document.rootDictionary.map { Set($0.entries.lazy.compactMap(\.name)) } ?? []
  }
}

import AppProject
import PropertyList

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
    knowsCounterparts = documents.allSatisfy { $0.1.tree.isReadable }
    counterparts = documents.reduce(into: [:]) { $0[$1.0, default: []].formUnion(Self.keys(of: $1.1)) }
  }

  /// Returns what `document`, which is in `language`, lacks of the reference; linear in both.
  package func missing(in document: Document, _ language: String) -> [(name: String, entry: DictionaryEntry)] {
    if hasAllInOrder(document) { return [] }
    let present = Self.keys(of: document)
    let others = counterparts[language] ?? []
    return entries.filter { !present.contains($0.name) && !others.contains($0.name) }
  }

  /// Whether the keys are in `document` in the order of the reference, as in most translations: no set of them is needed.
  private func hasAllInOrder(_ document: Document) -> Bool {
    guard let root = document.rootDictionary else { return entries.isEmpty }
    var found = 0
    for entry in root.entries where found < entries.count && entry.keyEquals(entries[found].name) { found += 1 }
    return found == entries.count
  }

  private static func keys(of document: Document) -> Set<String> {
    document.rootDictionary.map { Set($0.entries.lazy.compactMap(\.name)) } ?? []
  }
}

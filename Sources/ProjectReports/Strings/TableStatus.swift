import AppProject
import LintFacts
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// How far a string table is translated into each language.
public struct TableStatus: Sendable {
  /// The translation into one language.
  public struct Language: Sendable {
    /// The language.
    public let code: String
    /// How many texts are translated and missing.
    public let counts: CatalogCounts
    /// How many translations have placeholders that are broken or do not fit the text.
    public let broken: Int

    /// The share of the texts that is translated, in per cent; only all of them are 100.
    public var percent: Int { TableCoverage.percent(counts.translated, of: counts.keys) }
  }

  /// The absolute path of the catalog, or of the file in the language that the others are compared with.
  public let path: String
  /// The language that the texts are written in; nil if there is no table in it, so that the keys of all languages count.
  public let source: String?
  /// The translations, sorted by language.
  public let languages: [Language]

  /// Returns the status of the catalogs of a table, and of its other files together; linear in their texts.
  public static func all(of table: TableFamily) -> [TableStatus] {
    let catalogs = table.files.compactMap { file in file.document.flatMap { TableStatus(catalog: $0) } }
    return catalogs + [TableStatus(filesOf: table)].compactMap(\.self)
  }

  // MARK: Catalogs

  private init?(catalog document: Document) {
    guard let catalog = document.catalog else { return nil }
    path = document.path ?? ""
    source = catalog.sourceLanguage
    let broken = Self.broken(catalog, document.text)
    languages = catalog.counts.sorted { $0.key < $1.key }.map { language, counts in
      Language(code: language, counts: counts, broken: broken[language] ?? 0)
    }
  }

  /// Returns the number of texts with placeholders that do not fit, by language.
  private static func broken(_ catalog: StringCatalog, _ file: SourceText) -> [String: Int] {
    var broken: [String: Int] = [:]
    for text in catalog.countedTexts where text.isTranslatable {
      let expected = CatalogFormats.expected(of: text, in: catalog, file)
      for translation in text.translations where translation.language != catalog.sourceLanguage {
        let isBroken = translation.units.contains { unit in
          CatalogFormats.isBroken(unit, expected, file)
        }
        if isBroken { broken[translation.language, default: 0] += 1 }
      }
    }
    return broken
  }

  // MARK: Files

  private init?(filesOf table: TableFamily) {
    var texts: [String: [String: DictionaryEntry]] = [:]
    var paths: [String: String] = [:]
    for file in table.files {
      guard let language = file.language, let document = file.document, let root = document.rootDictionary
      else { continue }
      paths[language] = paths[language] ?? document.path
      texts[language, default: [:]].merge(root.entries.compactMap { entry in entry.name.map { ($0, entry) } }) { $1 }
    }
    guard let first = texts.keys.min() else { return nil }
    let base = table.baseLanguage
    source = base
    path = (base.flatMap { paths[$0] } ?? paths[first]) ?? ""
    let reference = base.flatMap { texts[$0] }
    let keys = reference.map { Set($0.keys) } ?? texts.values.reduce(into: []) { $0.formUnion($1.keys) }
    languages = texts.filter { $0.key != base && $0.key != "Base" }.sorted { $0.key < $1.key }.map {
      language,
      entries in
      var counts = CatalogCounts()
      var broken = 0
      counts.keys = keys.count
      counts.stale = reference == nil ? 0 : entries.keys.count { !keys.contains($0) }
      for key in keys {
        guard let entry = entries[key], !Self.isEmpty(entry) else {
          counts.missing += 1
          continue
        }
        switch TableText(entry, language)?.progress {
        case .new?: counts.new += 1
        case .needsReview?: counts.needsReview += 1
        case .translated?, nil: counts.translated += 1
        }
        if Self.isBroken(entry, reference?[key]) { broken += 1 }
      }
      return Language(code: language, counts: counts, broken: broken)
    }
  }

  private static func isEmpty(_ entry: DictionaryEntry) -> Bool {
    guard let value = entry.value else { return true }
    return value.kind == .string && value.contentRange.isEmpty
  }

  /// Returns whether a translation has placeholders that do not fit its text, which is the key if that has placeholders.
  private static func isBroken(_ entry: DictionaryEntry, _ base: DictionaryEntry?) -> Bool {
    guard let key = entry.key, let value = entry.value, value.kind == .string else { return false }
    let written = WrittenText(value)
    if !written.format.defects.isEmpty { return true }
    let original = base?.value.flatMap { $0.kind == .string ? ExpectedArguments(WrittenText($0)) : nil }
    guard let expected = ExpectedArguments(WrittenText(key)) ?? original else { return false }
    return FormatMismatch(of: written, with: expected, isText: true)?.breaksText ?? false
  }
}

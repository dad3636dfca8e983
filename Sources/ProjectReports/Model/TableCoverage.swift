import AppProject
import LintFacts
import ProjectFiles
import PropertyList
import StringTable

/// How much of a string table is translated into each language.
public struct TableCoverage: Sendable {
  /// The translation into one language.
  public struct Language: Sendable, Hashable {
    /// How many keys have a text.
    public var translated = 0
    /// How many of these are the text of the base, with letters in it.
    public var sameAsBase = 0
    /// How many keys have a text without a character that can be seen; they are not translated.
    public var empty = 0
    /// Whether it is the language that others are compared with.
    public var isBase = false
    /// Whether it is a region of another language, or the like, which needs only what differs.
    public var isVariant = false

    /// Makes the translation of nothing.
    public init() {}
  }

  /// The absolute path of the folder that holds the folders of languages, or the catalog.
  public let folder: String
  /// The name of the file.
  public let name: String
  /// The apps and extensions that it is built into, by the paths of their Info.plist files.
  public let bundles: [String]
  /// The language that others are compared with; nil if there is none, so that the keys of all languages count.
  public let base: String?
  /// The number of keys to translate.
  public let keyCount: Int
  /// The languages with a file or a text.
  public let languages: [String: Language]

  /// Compares the languages of a table; linear in their texts.
  init(_ table: TableOverview) {
    folder = table.folder
    name = table.name
    bundles = table.bundles
    switch table.content {
    case .catalog(let texts):
      base = texts.sourceLanguage
      keyCount = texts.texts.count
      languages = Self.languages(of: texts)
    case .files(let translations):
      let reference = translations.fact(ReferenceTable.self)
      let tables = TableTexts(translations, reference)
      base = reference.language.isEmpty ? nil : reference.language
      keyCount = tables.base.count
      languages = tables.languages
    }
  }

  /// Returns the share of the keys that are translated, in per cent; only all of them are 100.
  public func percent(_ language: Language) -> Int { Self.percent(language.translated, of: keyCount) }

  /// Returns `count` in per cent of `total`; only all of them are 100 and only none of them 0.
  public static func percent(_ count: Int, of total: Int) -> Int {
    guard total > 0, count < total else { return 100 }
    return count == 0 ? 0 : min(max(count * 100 / total, 1), 99)
  }

  private static func languages(of catalog: CatalogTexts) -> [String: Language] {
    var languages: [String: Language] = [:]
    let codes = catalog.languages
    for code in codes {
      var language = Language()
      language.isBase = code == catalog.sourceLanguage
      language.isVariant = LanguageCode.isRegion(code, among: codes)
      for texts in catalog.texts.values {
        language.add(texts[code], base: language.isBase ? nil : texts[catalog.sourceLanguage])
      }
      languages[code] = language
    }
    return languages
  }
}

extension TableCoverage.Language {
  /// Counts the text of a key; `base` is that of the base.
  mutating func add(_ text: String?, base: String?) {
    guard let text else { return }
    if PurposeString.isBlank(text) {
      empty += 1
    } else {
      translated += 1
      if text == base, text.contains(where: \.isLetter) { sameAsBase += 1 }
    }
  }
}

/// The texts of a table that has a file for each language.
private struct TableTexts {
  /// The texts of the base by key; of plural forms, which are not compared, nil.
  let base: [String: String?]
  private(set) var languages: [String: TableCoverage.Language] = [:]

  init(_ translations: Translations, _ reference: ReferenceTable) {
    let keys = translations.fact(ReferenceKeys.self)
    let isCompared = !reference.language.isEmpty
    let documents = translations.tables.compactMap { table in table.document.map { (table.language, $0) } }
    let found = isCompared ? [] : documents.map { Self.texts(of: $0.1) }
    base =
      isCompared
      ? Dictionary(keys.entries.map { ($0.name, $0.entry.value?.stringValue) }) { $1 }
      : found.reduce(into: [:]) { keys, texts in keys.merge(texts.mapValues { _ in nil }) { $1 } }
    for (code, document) in documents where code != "Base" && code != "mul" {
      let texts = Self.texts(of: document)
      let missing = isCompared ? Set(keys.missing(in: document, code).map(\.name)) : []
      var language = TableCoverage.Language()
      language.isBase = code == reference.language
      language.isVariant = isCompared && !language.isBase && !reference.isReference(for: code)
      for (key, text) in base where !missing.contains(key) {
        // A text in the other syntax is elsewhere.
        if isCompared, texts[key] == nil { language.translated += 1 }
        guard let own = texts[key] else { continue }
        language.add(own ?? "…", base: language.isBase ? nil : text)
      }
      languages[code] = language
    }
  }

  private static func texts(of document: Document) -> [String: String?] {
    (document.rootDictionary.map { Array($0.entries) } ?? []).reduce(into: [:]) {
      if let name = $1.name, !name.isEmpty { $0[name] = .some($1.value?.stringValue) }
    }
  }
}

import PropertyList
import SourceText

/// Makes the `.strings` and `.stringsdict` files of all languages of a string catalog.
public struct TableBuilder {
  /// The files of a language.
  public struct Language {
    /// The language.
    public let code: String
    /// The text of the `.strings` file; nil if there are no texts that do not vary.
    public let strings: String?
    /// The text of the `.stringsdict` file; nil if no text varies.
    public let stringsDictionary: String?
  }

  private var strings: [String: [EntryBlocks.NewEntry]] = [:]
  private var dictionaries: [String: [EntryBlocks.NewEntry]] = [:]

  /// Reads a catalog; throws if an entry cannot be written in other tables.
  ///
  /// What Xcode notes of the code is left out. Linear in the catalog.
  public init(_ catalog: StringCatalog) throws(ConversionProblem) {
    let source = catalog.sourceLanguage
    for text in catalog.countedTexts {
      if let comment = text.comment, comment.contains("*/") || comment.contains("-->") {
        throw ConversionProblem(key: text.key, language: nil, reason: .commentEnd)
      }
      var languages: Set<String> = []
      for translation in text.translations.reversed() where languages.insert(translation.language).inserted {
        try add(text, translation)
      }
      // Without a text of its own, the key is the text.
      if !languages.contains(source) { add(.string(text.key), text, source, .translated) }
    }
  }

  private mutating func add(_ text: CatalogText, _ translation: CatalogTranslation) throws(ConversionProblem) {
    // Nothing is written yet, so that there is nothing to lose.
    guard let progress = translation.progress else {
      guard translation.value.members.isEmpty else {
        throw ConversionProblem(key: text.key, language: translation.language, reason: .unreadable)
      }
      return
    }
    do throws(UnfitText) {
      let value = try PluralEntry.value(of: translation, key: text.key)
      if progress == .new, value == .string("") { return }
      add(value, text, translation.language, progress)
    } catch {
      throw ConversionProblem(key: text.key, language: translation.language, reason: error.reason)
    }
  }

  private mutating func add(
    _ value: PropertyListValue,
    _ text: CatalogText,
    _ language: String,
    _ progress: CatalogTranslation.Progress
  ) {
    var comments = [text.comment].compactMap(\.self)
    if !text.isTranslatable { comments.append(TranslationMark.keep.comment) }
    switch progress {
    case .new: comments.append(TranslationMark.translate.comment)
    case .needsReview: comments.append(TranslationMark.review.comment)
    case .translated: break
    }
    if case .string = value {
      strings[language, default: []].append(entry(text.key, value, comments.map { "/* \($0) */" }))
    } else {
      dictionaries[language, default: []].append(entry(text.key, value, comments.map { "<!-- \($0) -->" }))
    }
  }

  private func entry(_ key: String, _ value: PropertyListValue, _ comments: [String]) -> EntryBlocks.NewEntry {
    EntryBlocks.NewEntry(after: nil, key: key, value: value, comments: comments)
  }

  /// The files, sorted by language; linear in their texts.
  public var languages: [Language] {
    Set(strings.keys).union(dictionaries.keys).sorted().map { language in
      Language(
        code: language,
        strings: strings[language].map(EntryBlocks.file),
        stringsDictionary: dictionaries[language].map(Self.dictionary)
      )
    }
  }

  private static func dictionary(of entries: [EntryBlocks.NewEntry]) -> String {
    let tree = PropertyListTree.parse(SourceText(XMLWriter().document(.dictionary([]))))
    guard let root = tree.root, let empty = EntryBlocks(root) else { return "" }
    return tree.text.applying(empty.adding(entries)).string
  }
}

import StringTable

/// The texts of a string catalog that are not in all of its languages.
package enum CatalogGaps {
  /// Returns the texts that are to be translated and the languages without them, in the order of the file; linear.
  ///
  /// A text has words, and code asks for it.
  package static func gaps(in catalog: StringCatalog) -> [(text: CatalogText, languages: [String])] {
    let all = catalog.languages
    // A region needs only what differs from its language.
    let languages = all.sorted().filter { language in
      !LanguageCode.isSameLanguage(language, catalog.sourceLanguage) && !LanguageCode.isRegion(language, among: all)
    }
    guard !languages.isEmpty else { return [] }
    return catalog.countedTexts.compactMap { text in
      guard text.isTranslatable, !text.isStale, hasWords(text, catalog) else { return nil }
      let missing = languages.filter { text.translation($0)?.progress == nil }
      return missing.isEmpty ? nil : (text, missing)
    }
  }

  /// Whether there is something to translate: others are signs, or arguments alone.
  package static func hasWords(_ text: CatalogText, _ catalog: StringCatalog) -> Bool {
    let source = text.translation(catalog.sourceLanguage)?.units.first?.value?.string ?? text.key
    let bytes = Array(source.utf8)
    let specifiers = FormatString(source).specifiers.map(\.range)
    return String(
      decoding: bytes.indices.filter { index in !specifiers.contains { $0.contains(index) } }.map { bytes[$0] },
      as: UTF8.self
    )
    .contains(where: \.isLetter)
  }
}

import StringTable

/// The texts of a string catalog that are not in all of its languages.
package enum CatalogGaps {
  /// Returns the texts that are to be translated and the languages without them, in the order of the file; linear.
  ///
  /// A text has words, and code asks for it.
  package static func gaps(in catalog: StringCatalog) -> [(text: CatalogText, languages: [String])] {
    let languages = languages(of: catalog)
    guard !languages.isEmpty else { return [] }
    return catalog.countedTexts.compactMap { text in
      let missing = missing(of: text, catalog, languages)
      return missing.isEmpty ? nil : (text, missing)
    }
  }

  /// Returns the languages that one of the counted texts lacks; linear in the catalog, whose other texts are not read.
  package static func languages(without text: CatalogText, in catalog: StringCatalog) -> [String] {
    missing(of: text, catalog, languages(of: catalog))
  }

  /// Returns the languages that need each text, sorted.
  private static func languages(of catalog: StringCatalog) -> [String] {
    let all = catalog.languages
    // A region needs only what differs from its language.
    return all.sorted().filter { language in
      !LanguageCode.isSameLanguage(language, catalog.sourceLanguage) && !LanguageCode.isRegion(language, among: all)
    }
  }

  private static func missing(of text: CatalogText, _ catalog: StringCatalog, _ languages: [String]) -> [String] {
    guard text.isTranslatable, !text.isStale, hasWords(text, catalog) else { return [] }
    return languages.filter { text.translation($0)?.progress == nil }
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

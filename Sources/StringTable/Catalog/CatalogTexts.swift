/// The texts of a string catalog, `.xcstrings`, in all languages.
public struct CatalogTexts: Sendable {
  /// The language that the texts are written in.
  public let sourceLanguage: String
  /// The text of each key that is translated, by language; a text that varies is its first form.
  public let texts: [String: [String: String]]
  /// The languages that some text is translated into, and that of the texts.
  public let languages: Set<String>

  /// Reads the bytes of a catalog; nil if they are not one.
  ///
  /// Keys that are the same in all languages are left out. Linear in the bytes.
  public init?(_ contents: [UInt8]) {
    guard let catalog = StringCatalog(contents) else { return nil }
    let source = catalog.sourceLanguage
    var texts: [String: [String: String]] = [:]
    for text in catalog.countedTexts where text.isTranslatable {
      var found: [String: String] = [:]
      for translation in text.translations {
        // One that is not written yet is marked as new.
        found[translation.language] = translation.units.first { !$0.isIn("new") && $0.value != nil }?.value?.string
      }
      // Without a text of its own, the key is the text.
      if found[source] == nil { found[source] = text.key }
      texts[text.key] = found
    }
    sourceLanguage = source
    self.texts = texts
    languages = texts.values.reduce(into: [source]) { $0.formUnion($1.keys) }
  }
}

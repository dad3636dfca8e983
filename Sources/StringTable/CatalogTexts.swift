import YAML

/// The texts of a string catalog, `.xcstrings`, in all languages.
///
/// `StringCatalog` knows only which texts there are.
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
    guard let root = try? YAMLReader.read(contents, repeatedKeys: .lastCounts),
      let source = root["sourceLanguage"]?.string, let strings = root["strings"]?.mapping
    else { return nil }
    var texts: [String: [String: String]] = [:]
    for pair in strings {
      guard let key = pair.key.string, pair.value["shouldTranslate"]?.bool != false else { continue }
      texts[key] = (pair.value["localizations"]?.mapping ?? []).reduce(into: [:]) { found, localization in
        guard let language = localization.key.string else { return }
        found[language] = Self.text(localization.value, depth: 0)
      }
      // Without a text of its own, the key is the text.
      if texts[key]?[source] == nil { texts[key]?[source] = key }
    }
    sourceLanguage = source
    self.texts = texts
    languages = texts.values.reduce(into: [source]) { $0.formUnion($1.keys) }
  }

  /// Variations lie in each other: devices, then plural forms.
  private static let depthLimit = 4

  /// Returns the text of a localization; nil for one that is not written yet, which is marked as new.
  private static func text(_ node: YAMLNode, depth: Int) -> String? {
    if let unit = node["stringUnit"] { return unit["state"]?.string == "new" ? nil : unit["value"]?.string }
    guard depth < depthLimit else { return nil }
    for variation in node["variations"]?.mapping ?? [] {
      for form in variation.value.mapping ?? [] {
        if let text = text(form.value, depth: depth + 1) { return text }
      }
    }
    return nil
  }
}

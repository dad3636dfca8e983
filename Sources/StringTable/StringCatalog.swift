import YAML

/// A string catalog, `.xcstrings`: texts with their translations into all languages in one file of JSON.
///
/// Source: Apple, "Localizing and varying text with a string catalog"; the format is that of files that Xcode writes.
public struct StringCatalog: Sendable {
  /// The language that the texts are written in.
  public let sourceLanguage: String
  /// The languages that some text is translated into, and that of the texts.
  public let languages: Set<String>
  /// The languages that each key is translated into; nil for keys whose text is the same in all.
  private let translations: [String: Set<String>?]

  /// Reads the bytes of a catalog; nil if they are not one.
  ///
  /// Linear in their number.
  public init?(_ contents: [UInt8]) {
    guard let root = try? YAMLReader.read(contents, repeatedKeys: .lastCounts),
      let source = root["sourceLanguage"]?.string, let strings = root["strings"]?.mapping
    else { return nil }
    var translations: [String: Set<String>?] = [:]
    var languages: Set = [source]
    for pair in strings {
      guard let key = pair.key.string else { continue }
      if pair.value["shouldTranslate"]?.bool == false {
        translations[key] = .some(nil)
        continue
      }
      let found = Self.languages(pair.value)
      languages.formUnion(found)
      translations[key] = found.union([source])
    }
    sourceLanguage = source
    self.languages = languages
    self.translations = translations
  }

  /// Whether the catalog has the key.
  public func contains(_ key: String) -> Bool { translations[key] != nil }

  /// Whether the key is translated into `language`, or is the same in all languages.
  public func isTranslated(_ key: String, into language: String) -> Bool {
    guard let languages = translations[key] else { return false }
    return languages?.contains(language) ?? true
  }

  /// Returns the languages that a text of the catalog has a translation for.
  private static func languages(_ text: YAMLNode) -> Set<String> {
    let pairs = text["localizations"]?.mapping ?? []
    return Set(pairs.filter { isTranslated($0.value) }.compactMap(\.key.string))
  }

  /// Whether there is a translation: one that is not written yet is marked as new.
  private static func isTranslated(_ localization: YAMLNode) -> Bool {
    if localization["variations"]?.mapping?.isEmpty == false { return true }
    guard let unit = localization["stringUnit"], unit["state"]?.string != "new" else { return false }
    return unit["value"]?.string?.isEmpty == false
  }
}

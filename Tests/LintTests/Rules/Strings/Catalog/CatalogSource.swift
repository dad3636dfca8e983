/// The text of a small string catalog in English, as Xcode writes it, for tests.
enum CatalogSource {
  /// Returns a catalog with a text for each key, which has the given translations: the JSON of an object by language.
  static func with(_ texts: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(texts)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  /// Returns the member for a key, whose localizations are `translations`.
  static func text(_ key: String, _ translations: String...) -> String {
    "    \"\(key)\" : {\n      \"localizations\" : {\n\(translations.joined(separator: ",\n"))\n      }\n    }"
  }

  /// Returns the member for a translation that does not vary.
  static func unit(_ language: String, _ value: String, state: String = "translated") -> String {
    "        \"\(language)\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
  }

  /// Returns the member for a translation with plural forms.
  static func plural(_ language: String, _ forms: [(String, String)]) -> String {
    let members = forms.map { name, value in
      "\"\(name)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
    }
    return "        \(language) : { \"variations\" : { \"plural\" : { \(members.joined(separator: ", ")) } } }"
  }
}

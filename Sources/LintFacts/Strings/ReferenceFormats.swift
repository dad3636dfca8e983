import AppProject
import PropertyList
import StringTable

/// The arguments that the texts of a table in all languages are to take, where their keys do not say so.
package struct ReferenceFormats: TranslationFact {
  /// The arguments by key.
  package let expected: [String: ExpectedArguments]

  /// Reads the texts of the reference; linear in it.
  package init(of translations: Translations) {
    expected = translations.fact(ReferenceTable.self).entries.reduce(into: [:]) { expected, entry in
      guard let key = entry.key, let name = entry.name, let value = entry.value, value.kind == .string,
        FormatString(content: key).specifiers.isEmpty
      else { return }
      expected[name] = ExpectedArguments(value)
    }
  }
}

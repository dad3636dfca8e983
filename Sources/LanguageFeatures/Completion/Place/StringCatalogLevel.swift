import JSON
import StringTable

/// An object of a string catalog, by what its members are.
enum StringCatalogLevel: Hashable {
  case root
  /// The texts by their keys.
  case texts
  /// A text with the key.
  case text(String)
  /// The translations of a text by their languages.
  case translations(String)
  /// A translation, or one form of it.
  case translation(String, language: String)
  /// A text with its state.
  case unit
  /// The phrases of an app shortcut with their state.
  case phrases
  /// The kinds of variations.
  case variations(String, language: String)
  /// The plural forms.
  case plurals(String, language: String)
  /// The forms for devices.
  case devices(String, language: String)
  /// The variables of a text by their names.
  case variables(String, language: String)
  /// A variable.
  case variable(String, language: String)
  /// What a catalog does not have.
  case unknown

  /// Finds the level at the end of a way of names from the root; linear in it.
  init(_ names: some Sequence<String>) {
    self = .root
    for name in names { self = inner(name) }
  }

  private func inner(_ name: String) -> StringCatalogLevel {
    switch (self, name) {
    case (.root, "strings"): .texts
    case (.texts, _): .text(name)
    case (.text(let key), "localizations"): .translations(key)
    case (.translations(let key), _): .translation(key, language: name)
    case (.translation, "stringUnit"): .unit
    case (.translation, "stringSet"): .phrases
    case (.translation(let key, let language), "variations"), (.variable(let key, let language), "variations"):
      .variations(key, language: language)
    case (.translation(let key, let language), "substitutions"): .variables(key, language: language)
    case (.variations(let key, let language), "plural"): .plurals(key, language: language)
    case (.variations(let key, let language), "device"): .devices(key, language: language)
    case (.plurals(let key, let language), _), (.devices(let key, let language), _):
      .translation(key, language: language)
    case (.variables(let key, let language), _): .variable(key, language: language)
    default: .unknown
    }
  }
}

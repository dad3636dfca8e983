import KeyCatalog
import ProjectFiles
import PropertyList
import StringTable

/// The contents that a `.stringsdict` of one language needs: plural forms and the variables that a text names.
struct PluralForms {
  /// The categories that numbers fall into in the language of the file; nil if that is not known, or in other files.
  let categories: [PluralCategory]?

  /// Reads the language from the folder of the file.
  init(domain: CatalogDomain?, path: String?) {
    guard domain == .stringsDictionary else {
      categories = nil
      return
    }
    categories = path.flatMap(FilePath.language).flatMap(PluralRules.categories)
  }

  /// Returns whether the language has the category called `key`; nil for other keys, and if the language is not known.
  func uses(_ key: String) -> Bool? {
    guard let categories, let category = PluralCategory(rawValue: key) else { return nil }
    return categories.contains(category)
  }

  /// Returns `entries` with only the forms of the language, if they are those of a variable.
  func adapted(_ entries: [(key: String, value: ValueTemplate)]) -> [(key: String, value: ValueTemplate)] {
    guard let categories, let other = entries.first(where: { $0.key == PluralCategory.other.rawValue }) else {
      return entries
    }
    let rest = entries.filter { PluralCategory(rawValue: $0.key) == nil }
    return rest
      + categories.map { category in
        entries.first { $0.key == category.rawValue } ?? (category.rawValue, other.value)
      }
  }

  /// Returns the variables that the text in `dictionary` names and does not define, each once; linear in the text.
  static func missingVariables(in dictionary: Node?) -> [String] {
    guard let dictionary, let entry = dictionary.entry, let text = PluralText(entry) else { return [] }
    var names: [String] = []
    for reference in text.references where !names.contains(reference.name) {
      if dictionary.entry(forKey: reference.name) == nil { names.append(reference.name) }
    }
    return names
  }
}

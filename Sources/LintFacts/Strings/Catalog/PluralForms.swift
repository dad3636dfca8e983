import SourceText
import StringTable

/// The plural forms of one text or variable in a string catalog.
package struct PluralForms {
  private var texts: [PluralCategory: String] = [:]
  /// The variable whose forms these are; nil for those of a text.
  package private(set) var variable: String?
  /// One of the forms.
  private var form: CatalogUnit?

  /// Returns the forms of each text of a translation that varies by number; linear in its texts.
  package static func all(of translation: CatalogTranslation) -> [PluralForms] {
    var groups: [[CatalogUnit.Choice]: PluralForms] = [:]
    var order: [[CatalogUnit.Choice]] = []
    for unit in translation.units {
      guard let category = unit.category else { continue }
      let place = Array(unit.path.dropLast())
      if groups[place] == nil { order.append(place) }
      groups[place, default: PluralForms()].texts[category] = unit.value?.string ?? ""
      groups[place]?.variable = unit.variable
      groups[place]?.form = unit
    }
    return order.compactMap { groups[$0] }
  }

  /// Returns the text for numbers of a category; nil if there is none.
  package func text(for category: PluralCategory) -> String? { texts[category] }

  /// Returns the edit that adds the form for numbers of a category with the text of `translation` of the same, else for other
  /// numbers, to be reviewed; nil if it has none.
  ///
  /// `translation` is that of the same text into the language that the catalog is written in.
  package func adding(_ category: PluralCategory, from translation: CatalogTranslation?, _ editor: CatalogEditor)
    -> TextEdit?
  {
    let source = translation.map(PluralForms.all)?.first { $0.variable == variable }
    guard let form,
      let text = source.flatMap({ $0.texts[category] ?? $0.texts[.other] }) ?? texts[.other] ?? texts[.many]
        ?? texts.min(by: { $0.key.rawValue > $1.key.rawValue })?.value
    else { return nil }
    return editor.add(category.rawValue, text, nextTo: form, state: "needs_review")
  }

  /// Whether there are different texts for some numbers other than zero.
  package var vary: Bool { Set(texts.filter { $0.key != .zero }.values).count > 1 }
}

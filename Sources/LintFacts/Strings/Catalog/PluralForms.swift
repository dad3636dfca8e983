import StringTable

/// The plural forms of one text or variable in a string catalog.
package struct PluralForms {
  private var texts: [PluralCategory: String] = [:]

  /// Returns the forms of each text of a translation that varies by number; linear in its texts.
  package static func all(of translation: CatalogTranslation) -> [PluralForms] {
    var groups: [[CatalogUnit.Choice]: PluralForms] = [:]
    var order: [[CatalogUnit.Choice]] = []
    for unit in translation.units {
      guard let category = unit.category else { continue }
      let place = Array(unit.path.dropLast())
      if groups[place] == nil { order.append(place) }
      groups[place, default: PluralForms()].texts[category] = unit.value?.string ?? ""
    }
    return order.compactMap { groups[$0] }
  }

  /// Returns the text for numbers of a category; nil if there is none.
  package func text(for category: PluralCategory) -> String? { texts[category] }

  /// Whether there are different texts for some numbers other than zero.
  package var vary: Bool { Set(texts.filter { $0.key != .zero }.values).count > 1 }
}

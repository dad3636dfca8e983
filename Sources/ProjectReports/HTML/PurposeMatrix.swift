/// The purpose strings of a bundle in each of its languages.
enum PurposeMatrix {
  /// The largest number of translations whose texts are in the page.
  private static let textLimit = 3000
  /// The largest number of characters of a translation that the page has.
  private static let lengthLimit = 300

  /// Returns the table with its legend; nothing if the bundle is not translated.
  static func content(_ bundle: BundleReport) -> [Markup] {
    let statuses = bundle.purposeStrings.filter(\.isPresent)
    guard !statuses.isEmpty else { return [] }
    guard !bundle.purposeLanguages.isEmpty else {
      guard bundle.languages.count > 1 else { return [] }
      return [.element("p", ["class": "note"], word("purpose-strings-not-translated", "\(bundle.languages.count)"))]
    }
    let hasTexts = statuses.count * bundle.purposeLanguages.count <= textLimit
    let rows = statuses.map { status in
      (
        head: [Markup.element("span", ["title": status.key], status.shortTitle ?? status.key)],
        cells: zip(bundle.purposeLanguages, status.translations).map { language, text in
          cell(text, language, hasText: hasTexts)
        }
      )
    }
    let states = Set(statuses.flatMap { $0.translations.map(\.state) })
    let legend = order.filter(states.contains).map { state in
      (mark: Markup.element("span", ["class": "cell \(style(state))"], symbol(state)), text: name(state))
    }
    return [.element("h4", word("purpose-strings-by-language"))]
      + Block.matrix(word("purpose-string"), bundle.purposeLanguages, rows) + [Block.legend(legend)]
  }

  private static func cell(_ text: TranslatedText, _ language: String, hasText: Bool) -> Markup {
    let words = hasText ? text.text.map { $0.count > lengthLimit ? $0.prefix(lengthLimit - 1) + "…" : $0[...] } : nil
    let title = [name(text.state), words.map(String.init)].compactMap(\.self).joined(separator: ": ")
    return .element("td", ["class": style(text.state), "title": "\(language): \(title)"], symbol(text.state))
  }

  private static let order: [TextState] = [.written, .sameAsBase, .inherited, .placeholder, .empty, .missing]

  private static func symbol(_ state: TextState) -> String {
    switch state {
    case .written: "✓"
    case .sameAsBase: "="
    case .inherited: "↑"
    case .placeholder: "?"
    case .empty: "∅"
    case .missing: "✕"
    }
  }

  private static func style(_ state: TextState) -> String {
    switch state {
    case .written: "good"
    case .inherited: "neutral"
    case .sameAsBase, .placeholder: "doubtful"
    case .empty, .missing: "bad"
    }
  }

  private static func name(_ state: TextState) -> String {
    switch state {
    case .written: word("translated")
    case .sameAsBase: word("same-as-base")
    case .inherited: word("inherited")
    case .placeholder: word("placeholder")
    case .empty: word("empty")
    case .missing: word("not-translated")
    }
  }
}

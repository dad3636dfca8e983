import KeyCatalog

/// The page of an API or package that requires keys of Info.plist or an entry in the privacy manifest.
enum SymbolPage {
  /// Returns the page about the API or package called `symbol`; nil if it is not in the catalog.
  static func content(_ symbol: String) -> PageContent? {
    let uses = KeyCatalog.apiSymbols.filter { $0.symbol == symbol }
    let reasons = KeyCatalog.requiredReasonAPIs.filter { $0.symbol == symbol }
    guard !uses.isEmpty || !reasons.isEmpty else { return nil }
    var content = PageContent()
    content.heading("\(code: symbol)")
    let languages = (uses.map(\.language) + reasons.map(\.language)).reduce(into: [String]()) { seen, language in
      if !seen.contains(language) { seen.append(language) }
    }
    content.paragraph(.words("pages.symbol-kind", "\(languages.joined(separator: ", "))"))
    content.list(uses.map(line) + reasons.map(line))
    for use in uses { content.link(.words("pages.documentation"), to: use.documentation) }
    return content
  }

  private static func line(_ use: APISymbol) -> RichText {
    let alternatives = use.requirement.map { keys in
      keys.map { "\(term: $0)" as RichText }.joined(separator: RichText.words("pages.and").plain)
    }
    let needs: RichText =
      alternatives.isEmpty
      ? .words("pages.symbol-needs-nothing")
      : .words("pages.symbol-needs", alternatives.joined(separator: RichText.words("pages.or").plain))
    let certainty: RichText =
      switch use.confidence {
      case .certain: .words("pages.symbol-certain")
      case .likely: .words("pages.symbol-likely")
      case .importOnly: .words("pages.symbol-import")
      }
    let line: RichText = alternatives.isEmpty ? needs : "\(needs) \(certainty)"
    return use.note.map { "\(line) \(.words("pages.note", "\($0)"))" } ?? line
  }

  private static func line(_ api: RequiredReasonAPI) -> RichText {
    let line: RichText = .words("pages.symbol-reason", "\(code: api.category)", api.reasons.codeList)
    return api.note.map { "\(line) \(.words("pages.note", "\($0)"))" } ?? line
  }
}

import KeyCatalog

/// The page of an API or package that requires keys of Info.plist or an entry in the privacy manifest.
enum SymbolPage {
  /// Returns the API or package called `name`, which may be the start of a call or the whole of it; nil if it is unknown.
  ///
  /// Linear in the tables.
  static func symbol(named name: String) -> String? {
    let symbols = KeyCatalog.symbolsAndPackages.map(\.symbol) + KeyCatalog.requiredReasonAPIs.map(\.symbol)
    return symbols.first { $0 == name } ?? symbols.first { self.name(of: $0) == name }
  }

  /// Returns the text of `symbol` as a whole: code is searched for the start of a call, such as `evaluatePolicy(`.
  static func name(of symbol: String) -> String {
    let open = symbol.utf8.count { $0 == UInt8(ascii: "(") } - symbol.utf8.count { $0 == UInt8(ascii: ")") }
    guard open > 0 else { return symbol }
    return symbol.hasSuffix("(") ? String(symbol.dropLast()) : symbol + String(repeating: ")", count: open)
  }

  /// Returns the page about the API or package called `symbol`; nil if it is not in the catalog.
  static func content(_ symbol: String) -> PageContent? {
    let uses = KeyCatalog.symbolsAndPackages.filter { $0.symbol == symbol }
    let reasons = KeyCatalog.requiredReasonAPIs.filter { $0.symbol == symbol }
    guard !uses.isEmpty || !reasons.isEmpty else { return nil }
    var content = PageContent()
    content.heading("\(code: name(of: symbol))")
    let languages = (uses.map(\.language) + reasons.map(\.language)).reduce(into: [String]()) { seen, language in
      if !seen.contains(language) { seen.append(language) }
    }
    content.paragraph(.words("pages.symbol-kind", "\(languages.joined(separator: ", "))"))
    content.list(uses.map(line) + reasons.map(line))
    for use in uses { content.documentationLink(to: use.documentation) }
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
    return use.note.map { "\(line) \(.words("pages.note", RichText(catalog: $0)))" } ?? line
  }

  private static func line(_ api: RequiredReasonAPI) -> RichText {
    let line: RichText = .words("pages.symbol-reason", "\(code: api.category)", api.reasons.codeList)
    return api.note.map { "\(line) \(.words("pages.note", RichText(catalog: $0)))" } ?? line
  }
}

import KeyCatalog

/// The text about a value of a key.
enum ValuePage {
  /// Returns the text about `value` under `info`, or nil if it is not in the catalog.
  static func text(_ value: String, of info: KeyInfo, in domain: CatalogDomain) -> FormattedText? {
    content(value, of: info, in: domain)?.text
  }

  /// Returns the page about `value` under `info`, or nil if it is not in the catalog; `place` is its place.
  static func content(
    _ value: String,
    of info: KeyInfo,
    in domain: CatalogDomain,
    place: RichText? = nil
  ) -> PageContent? {
    if info.path == "UIRequiredDeviceCapabilities", let capability = KeyCatalog.deviceCapability(value) {
      return CapabilityPage.content(capability, place: place)
    }
    guard let allowed = info.values.first(where: { $0.value == value }) else { return nil }
    var content = PageContent()
    content.heading("\(code: allowed.value)")
    if let place { content.paragraph(place) }
    content.paragraph(
      .words(
        "pages.value-of",
        "\(strong: info.title ?? info.key)",
        "\(term: info.key)",
        RichText(catalog: type(of: info)),
        "\(domain.shownDescription)"
      )
    )
    content.paragraph(allowed.shownSummary)
    if info.isDoubtful { content.paragraph(.words("pages.undocumented", RichText(text: info.library ?? "Apple"))) }
    content.list(facts(allowed, of: info))
    if domain == .privacyManifest { RequiredReasonText.append(allowed.value, to: &content) }
    RelationText.append("\(info.key):\(allowed.value)", to: &content)
    content.documentationLink(to: info.documentation)
    return content
  }

  /// The types of a single value: those of the items if the key has a list.
  private static func type(of info: KeyInfo) -> String {
    let single = info.types.subtracting([.array, .dictionary])
    return (single.isEmpty ? info.elementTypes : single).description
  }

  private static func facts(_ value: AllowedValue, of info: KeyInfo) -> [RichText] {
    var facts: [RichText] = []
    if let platforms = AvailabilityText.line(value.platforms.isEmpty ? info.platforms : value.platforms) {
      facts.append(.words("pages.available", platforms))
    }
    if let category = value.category { facts.append(.words("pages.fits", "\(code: category)")) }
    if let note = value.note, value.summary == nil { facts.append(.words("pages.note", RichText(catalog: note))) }
    return facts
  }
}

/// The text about a category of required-reason API.
enum RequiredReasonText {
  static func append(_ category: String, to content: inout PageContent) {
    let apis = KeyCatalog.requiredReasonAPIs.filter { $0.category == category }
    guard let first = apis.first else { return }
    var symbols: [String] = []
    for api in apis where !symbols.contains(api.symbol) { symbols.append(api.symbol) }
    content.list([.words("pages.reasons", first.reasons.codeList), .words("pages.used-by", symbols.codeList)])
  }
}

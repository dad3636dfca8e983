import KeyCatalog
import Messages

/// The text about a key.
enum KeyPage {
  /// Returns the text about `info`; `isFull` lists all values while the short form lists a few.
  static func text(_ info: KeyInfo, in domain: CatalogDomain, isFull: Bool = false) -> FormattedText {
    content(info, in: domain, isFull: isFull).text
  }

  /// Returns the page about `info`.
  ///
  /// `name` is the name of the key in the file, `place` its place; `isFull` lists all values and keys inside, while the
  /// short form lists a few.
  static func content(
    _ info: KeyInfo,
    in domain: CatalogDomain,
    name: String? = nil,
    place: RichText? = nil,
    isFull: Bool = false
  ) -> PageContent {
    let limit = isFull ? Int.max : 12
    var content = PageContent()
    content.heading("\(code: name ?? info.key)")
    if let place { content.paragraph(place) }
    let kind = [info.shownTypes, domain.shownDescription, info.library].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    content.paragraph(info.title.map { "\(strong: $0) · \(kind)" } ?? RichText(text: kind))
    content.paragraph(info.shownSummary)
    if info.isDoubtful { content.paragraph(.words("pages.undocumented", RichText(text: info.library ?? "Apple"))) }
    deprecation(info).map { content.paragraph($0) }
    let isTopLevel = domain == .infoPlist && !info.path.contains("/")
    let resource = isTopLevel ? KeyCatalog.protectedResource(forKey: info.key) : nil
    content.list(
      KeyFacts.facts(info, in: domain, limit: limit) + (resource.map(ResourceText.facts) ?? [])
    )
    values(info, limit: limit, into: &content)
    if let resource { ResourceText.appendNotes(resource, to: &content) }
    RelationText.append(info, in: domain, limit: limit, to: &content)
    content.documentationLink(to: info.documentation)
    return content
  }

  private static func deprecation(_ info: KeyInfo) -> RichText? {
    guard info.isDeprecated else {
      return info.successorKeys.isEmpty ? nil : .words("pages.newer", info.successorKeys.termList)
    }
    let deprecated: RichText = "\(strong: Messages.text("pages.deprecated"))"
    guard !info.successorKeys.isEmpty else { return deprecated }
    return "\(deprecated) \(.words("pages.use-instead", info.successorKeys.termList))"
  }

  private static func values(_ info: KeyInfo, limit: Int, into content: inout PageContent) {
    // One line more takes no more room than the words that count it.
    let limit = limit < info.values.count - 1 ? limit : info.values.count
    var items: [RichText] = info.values.prefix(limit).map { value in
      // Only device capabilities have pages of their own; another value may have the same name as a key.
      let name: RichText =
        info.path == "UIRequiredDeviceCapabilities" ? "\(term: value.value)" : "\(code: value.value)"
      return value.shownSummary.map { "\(name): \($0)" } ?? name
    }
    if info.values.count > limit { items.append(.words("pages.more", "\(String(info.values.count - limit))")) }
    content.list(items, below: .words(info.valuesAreClosed ? "pages.allowed-values" : "pages.known-values"))
  }
}

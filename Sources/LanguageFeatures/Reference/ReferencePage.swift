import KeyCatalog
import LintEngine
import LintRules

/// A page of the reference, about a key, a value, a rule or a related term.
public struct ReferencePage: Sendable {
  /// The subject of the page.
  public let topic: ReferenceTopic
  let content: PageContent

  /// The page in Markdown.
  public var markdown: String { content.markdown() }

  /// The page without markup; lines are not broken.
  public var plainText: String { content.plainText() }

  /// Returns the page for a terminal of `width` columns, headings bold if `isStyled`; lines are not broken without `width`.
  public func terminalText(width: Int?, isStyled: Bool) -> String {
    content.plainText(width: width, isStyled: isStyled)
  }

  /// Returns the page about `term`, only of keys and values of `domain` if it names one; nil if there is none.
  ///
  /// A term is a key or its path (`CFBundleURLTypes/CFBundleURLSchemes`, with or without the `[]` of arrays), a rule's
  /// id, an App Store code, a device capability, a value with its key (`UIBackgroundModes=audio`) or alone, the name
  /// that Xcode shows for a key, a build setting that writes a key, a library, or an API that requires keys. Linear in
  /// the catalog at the first call, which collects all terms.
  public static func page(for term: String, in domain: CatalogDomain? = nil) -> ReferencePage? {
    ReferenceTerms.answer(to: term, in: domain).map { ReferencePage($0.topic, others: $0.others) }
  }

  /// Returns the page that `term` names, in any case of letters, or else the list of what it fits.
  ///
  /// That are keys, values, rules, codes and API with each word of `term` in their names, in the names that Xcode shows, or
  /// in the text about them. Linear in the catalog.
  public static func search(_ term: String, in domain: CatalogDomain? = nil) -> ReferenceAnswer {
    ReferenceSearch.answer(to: term, in: domain)
  }

  /// Returns the terms that `term` is probably a misspelling or a part of, most likely first, at most `limit`.
  ///
  /// Linear in the number of terms.
  public static func suggestions(for term: String, limit: Int = 3) -> [String] {
    ReferenceTerms.nearest(to: term, limit: limit)
  }

  /// Makes the page of `topic`, which lists some of the `others` with the same name and of the `related` terms.
  init(_ topic: ReferenceTopic, others: [ReferenceTerms.Place] = [], related: [String] = []) {
    self.topic = topic
    switch topic {
    case .key(let info, let domain):
      var page = KeyPage.content(info, in: domain, place: KeyPath.text(info.path), isFull: true)
      if !info.isDeprecated, let entry = KeyExample.entry(for: info, in: domain) {
        page.paragraph(.words("pages.in-file"))
        page.code(entry, language: "xml")
      }
      let rules = RuleRegistry.rules(about: info.path, in: .holding(domain)).map { $0.description }
      let codes = AppStorePage.codes(about: info.key, rules)
      if !codes.isEmpty { page.paragraph(.words("pages.app-store", codes.termList)) }
      if !rules.isEmpty { page.paragraph(.words("pages.rules-about", rules.map(\.id).termList)) }
      Self.append(others, "pages.same-name", to: &page)
      content = page
    case .value(let value, let info, let domain):
      var page = ValuePage.content(value, of: info, in: domain) ?? PageContent()
      Self.append(others, "pages.also-value-of", to: &page)
      Self.append(related, to: &page)
      content = page
    case .capability(let capability):
      var page = CapabilityPage.content(capability)
      Self.append(related, to: &page)
      content = page
    case .rule(let rule): content = RulePage.content(rule)
    case .appStoreCode(let error): content = AppStorePage.content(error)
    case .library(let library): content = LibraryPage.content(library)
    case .symbol(let symbol): content = SymbolPage.content(symbol) ?? PageContent()
    case .uniformType(let type): content = UniformTypePage.content(type)
    case .sdk(let sdk): content = SDKPage.content(sdk)
    }
  }

  private static let maximumOthers = 8

  private static func append(_ others: [ReferenceTerms.Place], _ line: String, to page: inout PageContent) {
    var items: [RichText] = others.prefix(maximumOthers).map { place in
      .words("pages.on-platform", "\(term: KeyPath.short(place.path))", "\(place.domain.shownDescription)")
    }
    if others.count > maximumOthers { items.append(.words("pages.more", "\(String(others.count - maximumOthers))")) }
    page.list(items, below: .words(line))
  }

  private static func append(_ related: [String], to page: inout PageContent) {
    guard !related.isEmpty else { return }
    page.paragraph(.words("pages.see-also", related.prefix(maximumOthers).termList))
  }
}

import KeyCatalog
import Lint

/// The pages of the reference: keys, rules, App Store codes, capabilities and values.
public enum ReferencePage {
  /// Returns the page about `term`: a key or its path, a rule's id, an App Store code, a device capability, a value of a
  /// privacy manifest, a background mode, or the name that Xcode shows for a key; nil for anything else.
  public static func page(for term: String) -> FormattedText? {
    keyPage(term) ?? RuleRegistry.rule(term).map { RulePage.text($0.description) }
      ?? KeyCatalog.appStoreError(term).map(AppStorePage.text)
      ?? KeyCatalog.deviceCapability(term).map(CapabilityPage.text) ?? valuePage(term) ?? titlePage(term)
  }

  /// Returns the terms that `term` is probably a misspelling or a part of, likeliest first, at most eight.
  ///
  /// Linear in the number of terms.
  public static func suggestions(for term: String) -> [String] {
    ReferenceTerms.nearest(to: term, limit: 8)
  }

  private static func keyPage(_ term: String) -> FormattedText? {
    for domain in CatalogDomain.allCases {
      // A word may also fit a free-form dictionary, which makes it no key with a page.
      if let info = KeyCatalog.key(at: term, in: domain), info.key != "*" {
        return KeyPage.text(info, in: domain, isFull: true)
      }
    }
    guard let (domain, path) = ReferenceTerms.nestedKeys[term] else { return nil }
    return KeyCatalog.key(at: path, in: domain).map { KeyPage.text($0, in: domain, isFull: true) }
  }

  private static func valuePage(_ term: String) -> FormattedText? {
    guard let (domain, path) = ReferenceTerms.values[term] else { return nil }
    return KeyCatalog.key(at: path, in: domain).flatMap { ValuePage.text(term, of: $0, in: domain) }
  }

  private static func titlePage(_ term: String) -> FormattedText? {
    for domain in CatalogDomain.allCases {
      if let info = KeyCatalog.key(titled: term, in: domain) { return KeyPage.text(info, in: domain, isFull: true) }
    }
    return nil
  }
}

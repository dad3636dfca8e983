import KeyCatalog
import LintEngine
import LintRules

/// The page of an App Store code for an upload.
enum AppStorePage {
  /// Returns the codes that the App Store reports about `key`, sorted: those whose place names it, and those of `rules`.
  static func codes(about key: String, _ rules: [RuleDescription]) -> [String] {
    let named = KeyCatalog.appStoreErrors.filter { error in
      // Names of keys have dots and hyphens in them, but no spaces.
      error.location?.split { $0 == " " || $0 == "," || $0 == ";" }.contains { $0 == key } ?? false
    }
    return Set(named.map(\.displayCode) + rules.compactMap(\.appStoreCode)).sorted()
  }

  static func content(_ error: AppStoreError) -> PageContent {
    var content = PageContent()
    content.heading("\(error.displayCode): \(RichText(catalog: error.title))")
    content.paragraph(RichText(catalog: error.summary))
    let severity = error.severity == .error ? "pages.severity-refused" : "pages.severity-warned"
    var facts: [RichText] = [.words(severity)]
    if let note = error.severityNote { facts.append(.words("pages.when", RichText(catalog: note))) }
    if let trigger = error.trigger { facts.append(.words("pages.cause", RichText(catalog: trigger))) }
    if let location = error.location { facts.append(.words("pages.place", RichText(catalog: location))) }
    if let doubt = error.doubt { facts.append(.words("pages.doubt", RichText(catalog: doubt))) }
    let rules = RuleRegistry.all.map { $0.description }.filter { $0.appStoreCode == error.displayCode }.map(\.id)
    if !rules.isEmpty { facts.append(.words("pages.reported-by", rules.termList)) }
    content.list(facts)
    content.link(.words("pages.report"), to: error.url)
    return content
  }
}

import KeyCatalog
import LintRules

/// The page of an App Store code for an upload.
enum AppStorePage {
  static func content(_ error: AppStoreError) -> PageContent {
    var content = PageContent()
    content.heading("\(error.displayCode): \(error.title)")
    content.paragraph(error.summary)
    let severity = error.severity == .error ? "pages.severity-refused" : "pages.severity-warned"
    var facts: [RichText] = [.words(severity)]
    if let note = error.severityNote { facts.append(.words("pages.when", "\(note)")) }
    if let trigger = error.trigger { facts.append(.words("pages.cause", "\(trigger)")) }
    if let location = error.location { facts.append(.words("pages.place", "\(location)")) }
    if let doubt = error.doubt { facts.append(.words("pages.doubt", "\(doubt)")) }
    let rules = RuleRegistry.all.map { $0.description }.filter { $0.appStoreCode == error.displayCode }.map(\.id)
    if !rules.isEmpty { facts.append(.words("pages.reported-by", rules.termList)) }
    content.list(facts)
    content.link(.words("pages.report"), to: error.url)
    return content
  }
}

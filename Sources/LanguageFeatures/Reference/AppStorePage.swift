import KeyCatalog
import Lint

/// The page of a code with which the App Store answers an upload.
enum AppStorePage {
  static func text(_ error: AppStoreError) -> FormattedText {
    var builder = TextBuilder()
    builder.heading("\(error.displayCode): \(error.title)")
    builder.paragraph(error.summary)
    var facts: [RichText] = [
      "Severity: \(error.severity == .error ? "error, the build is refused" : "warning")"
    ]
    if let note = error.severityNote { facts.append("When: \(note)") }
    if let trigger = error.trigger { facts.append("Cause: \(trigger)") }
    if let location = error.location { facts.append("Where: \(location)") }
    if let doubt = error.doubt { facts.append("Not documented by Apple: \(doubt)") }
    let rules = RuleRegistry.all.map { $0.description }
      .filter { $0.appStoreCode == error.displayCode }.map(\.id)
    if !rules.isEmpty { facts.append("Reported by \(rules.codeList)") }
    builder.list(facts)
    builder.links([("Report", error.url)])
    return builder.text
  }
}

import KeyCatalog
import Lint

/// The page of a rule.
enum RulePage {
  static func text(_ rule: RuleDescription) -> FormattedText {
    var builder = TextBuilder()
    builder.heading("\(code: rule.id)")
    builder.paragraph(rule.summary)
    builder.list(["Severity: \(rule.severity.rawValue)"] + appStore(rule))
    builder.paragraph(rule.rationale)
    let language = rule.example.file.hasSuffix(".strings") ? "" : "xml"
    builder.paragraph("Reported in \(code: rule.example.file):")
    builder.code(rule.example.bad, language: language)
    builder.paragraph("Put right:")
    builder.code(rule.example.good, language: language)
    builder.links(rule.references.map { ($0, $0) })
    return builder.text
  }

  private static func appStore(_ rule: RuleDescription) -> [RichText] {
    guard let code = rule.appStoreCode else { return [] }
    guard let error = KeyCatalog.appStoreError(code) else { return ["App Store: \(code)"] }
    return ["App Store: \(code), \(error.title)"]
  }
}

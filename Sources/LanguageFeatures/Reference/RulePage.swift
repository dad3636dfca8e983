import KeyCatalog
import Lint

/// The page of a rule.
enum RulePage {
  static func content(_ rule: RuleDescription) -> PageContent {
    var content = PageContent()
    content.heading("\(code: rule.id)")
    content.paragraph(rule.summary)
    content.list([.words("pages.severity", "\(rule.severity.rawValue)")] + appStore(rule))
    content.paragraph(rule.rationale)
    let language = rule.example.file.hasSuffix(".strings") ? "" : "xml"
    content.paragraph(.words("pages.reported-in", "\(code: rule.example.file)"))
    content.code(rule.example.bad, language: language)
    content.paragraph(.words("pages.put-right"))
    content.code(rule.example.good, language: language)
    for reference in rule.references { content.link("\(reference)", to: reference) }
    return content
  }

  private static func appStore(_ rule: RuleDescription) -> [RichText] {
    guard let code = rule.appStoreCode else { return [] }
    guard let error = KeyCatalog.appStoreError(code) else { return [.words("pages.app-store", "\(code)")] }
    return [.words("pages.app-store-titled", "\(term: code)", "\(error.title)")]
  }
}

import KeyCatalog
import LintEngine

/// The page of a rule.
enum RulePage {
  static func content(_ rule: RuleDescription) -> PageContent {
    var content = PageContent()
    content.heading("\(code: rule.id)")
    content.paragraph(rule.summary)
    content.list([.words("pages.severity", "\(rule.severity.rawValue)")] + optIn(rule) + appStore(rule))
    content.paragraph(rule.rationale)
    if !rule.options.isEmpty {
      content.paragraph(.words("pages.rule-options", "\(code: LintConfiguration.fileName)"))
      content.list(rule.options.map(text))
    }
    let language = rule.example.file.hasSuffix(".strings") ? "" : "xml"
    content.paragraph(.words("pages.reported-in", "\(code: rule.example.file)"))
    if !rule.example.bad.isEmpty { content.code(rule.example.bad, language: language) }
    content.paragraph(.words("pages.corrected"))
    content.code(rule.example.good, language: language)
    for reference in rule.references { content.documentationLink(to: reference) }
    return content
  }

  private static func optIn(_ rule: RuleDescription) -> [RichText] {
    rule.isOptIn ? [.words("pages.rule-opt-in", "\(code: "opt_in_rules")", "\(code: LintConfiguration.fileName)")] : []
  }

  private static func text(_ option: RuleOption) -> RichText {
    switch option.initial {
    case .count(let count): .words("pages.rule-option-count", "\(code: option.name)", "\(String(count))")
    case .texts(let texts):
      texts.isEmpty
        ? .words("pages.rule-option-texts", "\(code: option.name)")
        : .words("pages.rule-option-texts-initially", "\(code: option.name)", "\(texts.joined(separator: ", "))")
    }
  }

  private static func appStore(_ rule: RuleDescription) -> [RichText] {
    guard let code = rule.appStoreCode else { return [] }
    guard let error = KeyCatalog.appStoreError(code) else { return [.words("pages.app-store", "\(code)")] }
    return [.words("pages.app-store-titled", "\(term: code)", RichText(catalog: error.title))]
  }
}

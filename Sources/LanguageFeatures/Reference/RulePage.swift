import KeyCatalog
import LintEngine
import LintRules
import ProjectFiles

/// The page of a rule.
enum RulePage {
  static func content(_ rule: RuleDescription) -> PageContent {
    var content = PageContent()
    content.heading("\(code: rule.id)")
    content.paragraph(rule.summary)
    let severity = RichText.words("pages.severity", "\(rule.severity.rawValue)")
    content.list([severity] + optIn(rule) + refusers(rule) + appStore(rule))
    content.paragraph(rule.rationale)
    if !rule.premises.isEmpty {
      content.paragraph(.words("premises.title"))
      content.list(rule.premises.map { RichText(text: $0.text) })
    }
    if !rule.options.isEmpty {
      content.paragraph(.words("pages.rule-options", "\(code: LintConfiguration.fileName)"))
      content.list(rule.options.map(text))
    }
    let isListing = rule.example.product != nil
    let language = isListing || StringTableFormat(rule.example.file) == .strings ? "" : "xml"
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

  private static func refusers(_ rule: RuleDescription) -> [RichText] {
    [.words("refusers.title", RichText(text: Refuser.names(rule.refusers)))]
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
    var facts: [RichText] =
      error.severity.map {
        [.words($0 == .error ? "pages.severity-refused" : "pages.severity-warned")]
      } ?? []
    if let note = error.severityNote { facts.append(.words("pages.when", RichText(catalog: note))) }
    if let trigger = error.trigger { facts.append(.words("pages.cause", RichText(catalog: trigger))) }
    if let location = error.location { facts.append(.words("pages.place", RichText(catalog: location))) }
    if let doubt = error.doubt { facts.append(.words("pages.doubt", RichText(catalog: doubt))) }
    let rules = RuleRegistry.all.map { $0.description }.filter {
      $0.appStoreCode == error.displayCode || error.rules.contains($0.id)
    }.map(\.id)
    if !rules.isEmpty { facts.append(.words("pages.reported-by", rules.termList)) }
    content.list(facts)
    content.link(.words("pages.report"), to: error.url)
    return content
  }
}

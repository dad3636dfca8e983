import LintEngine
import LintRules
import Messages

extension SarifLog {
  /// Section 3.49: what is known of a rule.
  struct ReportingDescriptor: Encodable {
    /// Section 3.12.
    struct FormattedMessage: Encodable {
      let text: String
      let markdown: String
    }

    /// Section 3.50.
    struct Configuration: Encodable {
      let level: String
    }

    private let id: String
    private let shortDescription: Message?
    private let fullDescription: Message?
    private let help: FormattedMessage?
    private let helpUri: String?
    private let defaultConfiguration: Configuration?
    private let properties: Properties?

    /// Section 3.8: what the format has no place for.
    private struct Properties: Encodable {
      let refusedBy: [String]
    }

    init(_ id: String) {
      self.id = id
      let description = RuleRegistry.rule(id)?.description
      shortDescription = description.map { Message(text: $0.summary) }
      fullDescription = description.map { Message(text: $0.rationale) }
      help = description.map { FormattedMessage(text: Self.text($0), markdown: Self.markdown($0)) }
      helpUri = description?.references.first
      defaultConfiguration = description.map { Configuration(level: SarifLog.level(of: $0.severity)) }
      properties = description.map { Properties(refusedBy: $0.refusers.map(\.rawValue)) }
    }

    private static func text(_ rule: RuleDescription) -> String {
      let parts = [
        rule.summary,
        rule.rationale,
        Messages.text("refusers.title", [Refuser.names(rule.refusers)]),
        premises(rule),
        "\(Messages.text("pages.reported-in", [rule.example.file]))\n\(rule.example.bad)",
        "\(Messages.text("pages.corrected"))\n\(rule.example.good)",
      ]
      return (parts.filter { !$0.isEmpty } + rule.references).joined(separator: "\n\n")
    }

    private static func markdown(_ rule: RuleDescription) -> String {
      let parts = [
        rule.summary,
        rule.rationale,
        Messages.text("refusers.title", [Refuser.names(rule.refusers)]),
        premises(rule),
        Messages.text("pages.reported-in", ["`\(rule.example.file)`"]),
        fenced(rule.example.bad),
        Messages.text("pages.corrected"),
        fenced(rule.example.good),
      ]
      return (parts.filter { !$0.isEmpty } + rule.references.map { "<\($0)>" }).joined(separator: "\n\n")
    }

    /// What errors rest on, as a list that text and Markdown share; empty for rules without errors.
    private static func premises(_ rule: RuleDescription) -> String {
      guard !rule.premises.isEmpty else { return "" }
      return ([Messages.text("premises.title"), ""] + rule.premises.map { "- \($0.text)" }).joined(separator: "\n")
    }

    private static func fenced(_ example: String) -> String {
      "```\n\(example)\(example.hasSuffix("\n") ? "" : "\n")```"
    }
  }
}

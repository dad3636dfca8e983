import ArgumentParser
import JSON
import LintEngine
import LintFiles
import LintRules
import Messages

/// `plist-lsp rules`: prints the rules of the linter.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the rules of the linter by group.",
    discussion: """
      With --format text each rule is a line with id, severity, fix, opt-in and summary, below the title of its group. A \
      safe fix is applied by lint --fix, an unsafe one only with --unsafe-fixes, a choice only by people in an \
      editor. Opt-in rules run only if the configuration \
      lists them. With --format json an array of objects is printed. Their members are
        id            the id of the rule
        group         the group, as --group accepts it
        severity      error, warning or info
        fix           safe, unsafe, choice or none: the fix for the example of the rule
        optIn         whether the rule runs only if the configuration lists it
        summary       what the rule reports
        appStoreCode  the code of App Store Connect for the same defect
        options       the names of the options of the rule
      appStoreCode is omitted if there is none.

      The exit status is 0, or 2 if an argument is invalid.

      EXAMPLES
        plist-lsp rules
        plist-lsp rules --group privacy
        plist-lsp rules --format json | jq '.[] | select(.fix == "safe") | .id'
      """
  )

  @Option(help: "The output format.")
  var format = KeyFormat.text

  @Option(help: ArgumentHelp("Print only the rules of this group.", valueName: "group"))
  var group: RuleGroup?

  @OptionGroup var language: LanguageOption

  func run() throws {
    let groups = group.map { [$0] } ?? RuleGroup.allCases
    let rules = groups.map { group in (group: group, rules: group.rules.map { RuleRecord($0, in: group) }) }
    switch format {
    case .json: StandardStream.output.writeText(JSONText.text(of: rules.flatMap(\.rules)) + "\n")
    case .text: StandardStream.output.writeText(rules.map { text($0.group, $0.rules) }.joined(separator: "\n\n") + "\n")
    }
  }

  private func text(_ group: RuleGroup, _ rules: [RuleRecord]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    let lines = rules.map { rule in
      let columns = [
        Self.padded(rule.id, width), Self.padded(rule.severity, 7), Self.padded(rule.fix == "none" ? "-" : rule.fix, 6),
        Self.padded(rule.optIn ? "opt-in" : "-", 6), rule.summary,
      ]
      return "  " + columns.joined(separator: "  ")
    }
    return (["\(group.title) (\(rules.count))"] + lines).joined(separator: "\n")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}

/// A group of rules: those whose texts are in one string table.
struct RuleGroup: ExpressibleByArgument, CaseIterable {
  /// The name of the table.
  private let table: String
  /// The rules in the order of their pages.
  let rules: [any Rule.Type]

  /// The name on the command line, such as `purpose-strings`.
  var name: String {
    table.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined().replacing("u-r-l", with: "url").drop {
      $0 == "-"
    }
    .description
  }

  /// The title for users.
  var title: String { Messages.translated(name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")) }

  static let allCases: [RuleGroup] = MessageFile.all.compactMap { file in
    let ids = Set(file.entries.compactMap { $0.key.hasSuffix(".summary") ? String($0.key.dropLast(8)) : nil })
    let rules = RuleRegistry.all.filter { ids.contains($0.description.id) }
    return rules.isEmpty ? nil : RuleGroup(table: file.name, rules: rules)
  }

  private init(table: String, rules: [any Rule.Type]) {
    (self.table, self.rules) = (table, rules)
  }

  init?(argument: String) {
    guard let group = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = group
  }

  static var allValueStrings: [String] { allCases.map(\.name) }
}

/// A rule for other programs.
struct RuleRecord: Encodable {
  let id: String
  let group: String
  let severity: String
  let fix: String
  let optIn: Bool
  let summary: String
  let appStoreCode: String?
  let options: [String]

  init(_ rule: any Rule.Type, in group: RuleGroup) {
    let description = rule.description
    id = description.id
    self.group = group.name
    severity = description.severity.rawValue
    fix = RuleExampleRun.fix(of: rule).rawValue
    optIn = description.isOptIn
    summary = description.summary
    appStoreCode = description.appStoreCode
    options = description.options.map(\.name)
  }
}

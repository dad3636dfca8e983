import LintEngine
import LintFacts
import LintRules
import YAML

/// Reads `.plist-lsp.yml`.
public enum ConfigurationFile {
  /// The name of the file.
  public static let name = ".plist-lsp.yml"

  /// The members of the file that are no rules.
  enum Member: String, CaseIterable {
    case disabledRules = "disabled_rules"
    case excluded
    case included
    case onlyRules = "only_rules"
    case optInRules = "opt_in_rules"
  }

  /// Reads a configuration that goes on from `base`; what makes no sense is reported and changes nothing.
  ///
  /// Linear in the text.
  public static func read(
    _ text: String,
    path: String?,
    onto base: LintConfiguration = LintConfiguration()
  ) -> (configuration: LintConfiguration, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(path: path, configuration: base)
    do throws(YAMLProblem) {
      if let root = try YAMLReader.read(text) { reader.read(root) }
    } catch {
      let message = "This is not YAML that is read here: \(error.message)."
      reader.problems.append(ConfigurationProblem(path: path, line: error.line, message: message))
    }
    return (reader.configuration, reader.problems)
  }
}

/// Turns the nodes of a file into a configuration.
private struct ConfigurationReader {
  let path: String?
  var configuration: LintConfiguration
  var problems: [ConfigurationProblem] = []

  private static let ruleIDs = RuleRegistry.all.map { $0.description.id }

  mutating func read(_ root: YAMLNode) {
    guard let mapping = root.mapping else {
      return report(root, "The file must hold settings such as `disabled_rules: []`.")
    }
    for pair in mapping {
      let (key, value) = (pair.key, pair.value)
      guard let name = key.string else {
        report(key, "A setting has a name.")
        continue
      }
      if let member = ConfigurationFile.Member(rawValue: name) {
        read(member, value)
      } else if let rule = RuleRegistry.rule(name) {
        read(rule.description, value)
      } else {
        let names = ConfigurationFile.Member.allCases.map(\.rawValue) + Self.ruleIDs
        report(key, "There is no setting or rule \(name).\(suggestion(for: name, among: names))")
      }
    }
  }

  private mutating func read(_ member: ConfigurationFile.Member, _ value: YAMLNode) {
    guard let texts = texts(value, of: member.rawValue) else { return }
    switch member {
    case .disabledRules: configuration.disabledRules = rules(texts)
    case .optInRules: configuration.optInRules = rules(texts)
    case .onlyRules: configuration.onlyRules = rules(texts)
    case .included: configuration.included = texts.map { GlobPattern($0.text) }
    case .excluded: configuration.excluded = texts.map { GlobPattern($0.text) }
    }
  }

  /// Reads what is said of one rule: a severity, `disabled`, or a mapping with a severity and options.
  private mutating func read(_ rule: RuleDescription, _ value: YAMLNode) {
    guard let mapping = value.mapping else { return readSeverity(value, of: rule) }
    for pair in mapping {
      let (key, value) = (pair.key, pair.value)
      let name = key.string ?? ""
      if name == "severity" {
        readSeverity(value, of: rule)
      } else if let option = rule.options.first(where: { $0.name == name }) {
        read(option, value, of: rule)
      } else {
        let names = ["severity"] + rule.options.map(\.name)
        report(key, "\(rule.id) has no option \(name).\(suggestion(for: name, among: names, listing: true))")
      }
    }
  }

  private mutating func readSeverity(_ value: YAMLNode, of rule: RuleDescription) {
    guard let text = value.string, let severity = Severity(rawValue: text) else {
      let names = Severity.allCases.map(\.rawValue).joined(separator: ", ")
      return report(value, "The severity of \(rule.id) is one of \(names).")
    }
    configuration.severities[rule.id] = severity
  }

  private mutating func read(_ option: RuleOption, _ value: YAMLNode, of rule: RuleDescription) {
    switch option.initial {
    case .count:
      guard let count = value.string.flatMap(Int.init), count >= 0 else {
        return report(value, "\(option.name) of \(rule.id) is a number from 0.")
      }
      configuration.options[rule.id, default: [:]][option.name] = .count(count)
    case .texts:
      guard let texts = texts(value, of: "\(option.name) of \(rule.id)") else { return }
      configuration.options[rule.id, default: [:]][option.name] = .texts(texts.map(\.text))
    }
  }

  // MARK: Values

  /// Returns the texts of a list, or nil where it is none.
  private mutating func texts(_ value: YAMLNode, of name: String) -> [(text: String, node: YAMLNode)]? {
    guard let items = value.sequence else {
      // `disabled_rules:` with nothing behind it.
      if value.string?.isEmpty == true { return [] }
      report(value, "\(name) is a list.")
      return nil
    }
    return items.compactMap { item in
      guard let text = item.string else {
        report(item, "The items of \(name) are texts.")
        return nil
      }
      return (text, item)
    }
  }

  private mutating func rules(_ texts: [(text: String, node: YAMLNode)]) -> Set<String> {
    for (text, node) in texts where RuleRegistry.rule(text) == nil {
      report(node, "There is no rule \(text).\(suggestion(for: text, among: Self.ruleIDs))")
    }
    return Set(texts.map(\.text))
  }

  private func suggestion(for name: String, among names: [String], listing: Bool = false) -> String {
    if let nearest = NearestValue.of(name, among: names) { return " Did you mean \(nearest)?" }
    return listing ? " It has \(names.joined(separator: ", "))." : ""
  }

  private mutating func report(_ node: YAMLNode, _ message: String) {
    problems.append(ConfigurationProblem(path: path, line: node.line, message: message))
  }
}

import LintEngine
import LintFacts
import LintRules
import Messages
import ProjectFiles
import YAML

/// Reads `.plist-lsp.yml`.
public enum ConfigurationFile {
  /// The name of the file.
  public static let name = LintConfiguration.fileName

  /// The largest file that is read, in bytes.
  static let sizeLimit = 32_000_000
  /// The numbers that an option of a rule can be.
  package static let counts = 0...1_000_000
  /// The largest number of items of a list that are read, and the longest pattern in bytes (`PATH_MAX` of Linux).
  static let (itemLimit, patternLimit) = (1_000, 4_096)
  /// The largest number of mistakes that are reported.
  static let problemLimit = 100

  /// The members of the file other than rules.
  enum Member: String, CaseIterable {
    case disabledRules = "disabled_rules"
    case excluded
    case included
    case onlyRules = "only_rules"
    case optInRules = "opt_in_rules"
    case sampleFolders = "sample_folders"
    case skippedFolders = "skipped_folders"
  }

  /// Reads a configuration that continues from `base`; what is invalid is reported and changes nothing.
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
      let message = Messages.text("configuration.not-yaml", [Messages.translatedTemplate(error.message)])
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
      return report(root, Messages.text("configuration.no-settings"))
    }
    for pair in mapping {
      let (key, value) = (pair.key, pair.value)
      guard let name = key.string else {
        report(key, Messages.text("configuration.no-name"))
        continue
      }
      if let member = ConfigurationFile.Member(rawValue: name) {
        read(member, value)
      } else if let rule = RuleRegistry.rule(name) {
        read(rule.description, value)
      } else if !isFull {
        let names = ConfigurationFile.Member.allCases.map(\.rawValue) + Self.ruleIDs
        report(key, unknown("configuration.unknown-name", [name], among: names))
      }
    }
  }

  private mutating func read(_ member: ConfigurationFile.Member, _ value: YAMLNode) {
    guard let texts = texts(value, of: member.rawValue) else { return }
    switch member {
    case .disabledRules: configuration.disabledRules = rules(texts)
    case .optInRules: configuration.optInRules = rules(texts)
    case .onlyRules: configuration.onlyRules = rules(texts)
    case .included: configuration.included = patterns(texts)
    case .excluded: configuration.excluded = patterns(texts)
    case .sampleFolders: configuration.sampleFolders = FolderNames(texts.map(\.text))
    case .skippedFolders: configuration.skippedFolders = FolderNames(texts.map(\.text))
    }
  }

  /// Reads the entry of one rule: a severity, `disabled`, or a mapping with a severity and options.
  private mutating func read(_ rule: RuleDescription, _ value: YAMLNode) {
    guard let mapping = value.mapping else { return readSeverity(value, of: rule) }
    for pair in mapping {
      let (key, value) = (pair.key, pair.value)
      let name = key.string ?? ""
      if name == "severity" {
        readSeverity(value, of: rule)
      } else if let option = rule.options.first(where: { $0.name == name }) {
        read(option, value, of: rule)
      } else if !isFull {
        let names = ["severity"] + rule.options.map(\.name)
        let listed = Messages.text("configuration.valid-names", [names.joined(separator: ", ")])
        report(key, unknown("configuration.unknown-option", [name, rule.id], among: names, orElse: listed))
      }
    }
  }

  private mutating func readSeverity(_ value: YAMLNode, of rule: RuleDescription) {
    guard let text = value.string, let severity = Severity(rawValue: text) else {
      let names = Severity.allCases.map(\.rawValue).joined(separator: ", ")
      return report(value, Messages.text("configuration.severity", [rule.id, names]))
    }
    configuration.severities[rule.id] = severity
  }

  private mutating func read(_ option: RuleOption, _ value: YAMLNode, of rule: RuleDescription) {
    switch option.initial {
    case .count:
      guard let count = value.string.flatMap(Int.init), count >= 0 else {
        return report(value, Messages.text("configuration.number", [option.name, rule.id]))
      }
      configuration.options[rule.id, default: [:]][option.name] = .count(count.clamped(to: ConfigurationFile.counts))
    case .texts:
      guard let texts = texts(value, of: "\(option.name) of \(rule.id)") else { return }
      configuration.options[rule.id, default: [:]][option.name] = .texts(texts.map(\.text))
    }
  }

  // MARK: Values

  /// Returns the texts of a list, or nil if it is not one.
  private mutating func texts(_ value: YAMLNode, of name: String) -> [(text: String, node: YAMLNode)]? {
    guard let items = value.sequence else {
      // `disabled_rules:` with nothing after it.
      if value.string?.isEmpty == true { return [] }
      report(value, Messages.text("configuration.list", [name]))
      return nil
    }
    let limit = ConfigurationFile.itemLimit
    if items.count > limit { report(items[limit], Messages.text("configuration.too-many-items", [name, "\(limit)"])) }
    return items.prefix(limit).compactMap { item in
      guard let text = item.string else {
        report(item, Messages.text("configuration.items", [name]))
        return nil
      }
      return (text, item)
    }
  }

  private mutating func patterns(_ texts: [(text: String, node: YAMLNode)]) -> [GlobPattern] {
    let limit = ConfigurationFile.patternLimit
    return texts.compactMap { text, node in
      guard text.utf8.count > limit else { return GlobPattern(text) }
      report(node, Messages.text("configuration.long-pattern", ["\(limit)"]))
      return nil
    }
  }

  private mutating func rules(_ texts: [(text: String, node: YAMLNode)]) -> Set<String> {
    for (text, node) in texts where RuleRegistry.rule(text) == nil && !isFull {
      report(node, unknown("configuration.unknown-rule", [text], among: Self.ruleIDs))
    }
    return Set(texts.map(\.text))
  }

  /// Returns a message about an unknown name, the first of `arguments`, with the nearest of `names` or else `hint`.
  private func unknown(
    _ key: String,
    _ arguments: [String],
    among names: [String],
    orElse hint: String = ""
  ) -> String {
    let nearest = NearestValue.of(arguments.first ?? "", among: names)
    let end = nearest.map { Messages.text("configuration.did-you-mean", [$0]) } ?? hint
    return Messages.text(key, arguments) + (end.isEmpty ? "" : " " + end)
  }

  /// Whether no more mistakes are reported; to look for the nearest names of more would take long.
  private var isFull: Bool { problems.count >= ConfigurationFile.problemLimit }

  private mutating func report(_ node: YAMLNode, _ message: String) {
    guard !isFull else { return }
    let isLast = problems.count == ConfigurationFile.problemLimit - 1
    let message = isLast ? Messages.text("configuration.too-many-problems", [message]) : message
    problems.append(ConfigurationProblem(path: path, line: node.line, message: message))
  }
}

extension Int {
  /// Returns the number of `range` that is nearest: a number from a file must not overflow.
  package func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

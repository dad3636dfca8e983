import ProjectFiles

/// The settings of a project for the linter.
public struct LintConfiguration: Sendable, Hashable {
  /// The name of the file that it is read from.
  public static let fileName = ".plist-lsp.yml"

  /// The ids of disabled rules.
  public var disabledRules: Set<String> = []
  /// The ids of enabled opt-in rules.
  public var optInRules: Set<String> = []
  /// The ids of the only rules that run; nil if all others run too.
  public var onlyRules: Set<String>?
  /// The severities of rules, by id, in place of their own.
  public var severities: [String: Severity] = [:]
  /// The options of rules, by id and name.
  public var options: [String: [String: RuleOption.Value]] = [:]
  /// The patterns of the files that a search of folders finds, relative to the configuration's folder; empty for all.
  public var included: [GlobPattern] = []
  /// The files that nothing is reported about, relative to the configuration's folder.
  public var excluded: [GlobPattern] = []
  /// The folders that a search of folders skips.
  public var skippedFolders = FolderNames.usuallySkipped
  /// The folders whose files have no errors if a search finds them.
  public var sampleFolders = FolderNames.usualSamples

  /// Whether comments in files suppress findings.
  public var heedsSuppressions = true

  /// Creates the default configuration.
  public init() {}

  /// Returns whether a rule runs.
  package func isEnabled(_ rule: RuleDescription) -> Bool {
    if disabledRules.contains(rule.id) { return false }
    if let onlyRules { return onlyRules.contains(rule.id) }
    return !rule.isOptIn || optInRules.contains(rule.id)
  }

  /// Returns the configuration with some rules disabled and, where `only` is given, no other rules than these.
  package func limited(to only: Set<String>?, without disabled: Set<String>) -> LintConfiguration {
    var configuration = self
    configuration.onlyRules = only ?? onlyRules
    // A rule that is named explicitly runs.
    configuration.disabledRules = only.map { disabledRules.subtracting($0) } ?? disabledRules
    configuration.disabledRules.formUnion(disabled)
    return configuration
  }

  /// Returns the severity that replaces those of a rule's findings, or nil.
  package func severity(of rule: String) -> Severity? { severities[rule] }

  /// Returns the value of an option of a rule.
  package func value(of option: RuleOption, for rule: String) -> RuleOption.Value {
    options[rule]?[option.name] ?? option.initial
  }
}

/// What a project wants of the linter.
public struct LintConfiguration: Sendable, Hashable {
  /// The ids of rules that are not asked.
  public var disabledRules: Set<String> = []
  /// The ids of rules that are asked although they are so only where somebody wants them.
  public var optInRules: Set<String> = []
  /// The ids of the only rules that are asked; nil where all others are too.
  public var onlyRules: Set<String>?
  /// The severities of rules, by id, in place of their own.
  public var severities: [String: Severity] = [:]
  /// The options of rules, by id and name.
  public var options: [String: [String: RuleOption.Value]] = [:]
  /// The files that are looked at in a search of folders, relative to the configuration's folder; all where it is empty.
  public var included: [GlobPattern] = []
  /// The files that nothing is said about, relative to the configuration's folder.
  public var excluded: [GlobPattern] = []

  /// Makes the configuration of a project that wants nothing special.
  public init() {}

  /// Returns whether a rule is asked.
  package func isEnabled(_ rule: RuleDescription) -> Bool {
    if disabledRules.contains(rule.id) { return false }
    if let onlyRules { return onlyRules.contains(rule.id) }
    return !rule.isOptIn || optInRules.contains(rule.id)
  }

  /// Returns the configuration with some rules disabled and, where `only` is given, no other rules than these.
  package func limited(to only: Set<String>?, without disabled: Set<String>) -> LintConfiguration {
    var configuration = self
    configuration.onlyRules = only ?? onlyRules
    // Who names a rule wants it asked.
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

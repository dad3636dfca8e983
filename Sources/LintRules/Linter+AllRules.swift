import LintEngine

extension Linter {
  /// Creates a linter that runs those of all rules that the configuration enables.
  public init(configuration: LintConfiguration = LintConfiguration()) {
    self.init(rules: RuleRegistry.all, configuration: configuration)
  }
}

extension IncrementalLinter {
  /// Makes a linter of all rules that has seen no document.
  public init() { self.init(Linter()) }
}

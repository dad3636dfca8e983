import Testing

@testable import LintEngine
@testable import LintFiles

/// `.plist-lsp.yml` is read, and invalid parts of it are reported with their line.
@Suite struct ConfigurationFileTests {
  private func read(_ text: String) -> (configuration: LintConfiguration, problems: [ConfigurationProblem]) {
    ConfigurationFile.read(text, path: "a.yml")
  }

  @Test func everySettingIsRead() {
    let (configuration, problems) = read(
      """
      # What we want.
      disabled_rules:
        - purpose-string-empty
      opt_in_rules: [capabilities-duplicate]
      only_rules: [key-wrong-type]
      included: [App]
      excluded: ["**/Generated"]
      sample_folders: [Demos]
      skipped_folders: [Old]
      key-invalid-value: error
      purpose-string-too-vague:
        severity: warning
        minimum_words: 5
      purpose-string-placeholder:
        words: [XXX]
      """
    )
    #expect(problems == [])
    #expect(configuration.disabledRules == ["purpose-string-empty"])
    #expect(configuration.optInRules == ["capabilities-duplicate"])
    #expect(configuration.onlyRules == ["key-wrong-type"])
    #expect(configuration.included.map(\.text) == ["App"])
    #expect(configuration.excluded.map(\.text) == ["**/Generated"])
    #expect(configuration.sampleFolders.names == ["Demos"])
    #expect(configuration.skippedFolders.names == ["Old"])
    #expect(configuration.severities == ["key-invalid-value": .error, "purpose-string-too-vague": .warning])
    #expect(configuration.options["purpose-string-too-vague"] == ["minimum_words": .count(5)])
    #expect(configuration.options["purpose-string-placeholder"] == ["words": .texts(["XXX"])])
  }

  @Test(arguments: ["", "# nothing\n", "disabled_rules:\n"])
  func emptyFilesWantNothing(text: String) {
    #expect(read(text).configuration == LintConfiguration())
    #expect(read(text).problems == [])
  }

  @Test(arguments: [
    ("disabled_rule: []", 1, "Unknown setting or rule disabled_rule. Did you mean disabled_rules?"),
    (
      "\ndisabled_rules: [purpose-string-emty]", 2,
      "Unknown rule purpose-string-emty. Did you mean purpose-string-empty?"
    ),
    ("only_rules: x", 1, "only_rules must be a list."),
    ("excluded: [[a]]", 1, "Items of excluded must be strings."),
    ("key-wrong-type: fatal", 1, "The severity of key-wrong-type must be one of info, warning, error."),
    (
      "purpose-string-too-vague:\n  minimum: 3", 2,
      "Unknown option minimum of purpose-string-too-vague. Did you mean minimum_words?"
    ),
    (
      "purpose-string-too-vague:\n  minimum_words: -1", 2,
      "minimum_words of purpose-string-too-vague must be a number, 0 or greater."
    ),
    (
      "excluded: []\nincluded: [a]\nexcluded: [b]", 3,
      "Invalid YAML: duplicate key excluded."
    ),
    ("- a", 1, "The file must contain settings such as `disabled_rules: []`."),
  ])
  func whatMakesNoSenseIsToldWithItsLine(text: String, line: Int, message: String) {
    #expect(read(text).problems.map(\.description) == ["a.yml:\(line): error: \(message)"])
  }

  @Test(arguments: ["a: [", "a: b: c", "\t- x", "a: \"\\q\""])
  func brokenFilesAreTold(text: String) {
    let problems = read(text).problems
    #expect(problems.count == 1)
    #expect(problems.first?.message.hasPrefix("Invalid YAML") == true)
  }

  @Test func theFileGoesOverWhatIsWantedOtherwise() {
    var base = LintConfiguration()
    base.disabledRules = ["key-wrong-type"]
    base.severities = ["key-wrong-type": .info]
    let configuration = ConfigurationFile.read("disabled_rules: []", path: nil, onto: base).configuration
    #expect(configuration.disabledRules.isEmpty)
    #expect(configuration.severities == ["key-wrong-type": .info])
  }
}

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
  func whatMakesNoSenseIsReportedWithItsLine(text: String, line: Int, message: String) {
    #expect(read(text).problems.map(\.description) == ["a.yml:\(line): error: \(message)"])
  }

  @Test(arguments: ["a: [", "a: b: c", "\t- x", "a: \"\\q\""])
  func brokenFilesAreReported(text: String) {
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

  @Test func mistakesAreListedUpToALimit() {
    let names = (0..<30_000).map { "rule-\($0): true\n" }.joined()
    let problems = read(names).problems
    #expect(problems.count == 100)
    #expect(problems.last?.message == "Unknown setting or rule rule-99. More mistakes are not listed.")
    let listed = "disabled_rules: [" + (0..<30_000).map { "rule-\($0)" }.joined(separator: ", ") + "]"
    #expect(read(listed).problems.first?.message == "disabled_rules has more than 1000 items; the others are not read.")
    #expect(read(listed).problems.count == 100)
  }

  @Test func listsOfPatternsHaveALimitThatIsReported() {
    let patterns = (0..<20_000).map { "  - \"**/*\($0)*\"\n" }.joined()
    let (configuration, problems) = read(
      "excluded:\n\(patterns)included:\n  - \"\(String(repeating: "**/", count: 2_000))\"\n"
    )
    #expect(configuration.excluded.count == 1000)
    #expect(configuration.included.isEmpty)
    #expect(
      problems.map(\.message) == [
        "excluded has more than 1000 items; the others are not read.", "A pattern must not be longer than 4096 bytes.",
      ]
    )
  }

  @Test func numbersOfOptionsAreKeptWithinReason() {
    let configuration = read("purpose-string-too-vague:\n  minimum_words: 9223372036854775807\n").configuration
    #expect(configuration.options["purpose-string-too-vague"] == ["minimum_words": .count(1_000_000)])
  }
}

import Testing

@testable import LintEngine
@testable import LintRules

/// What only people know or can decide is never stated without them.
@Suite struct DecisionFixTests {
  /// Rules whose fixes of a privacy manifest correct how something is written.
  private static let spelling: Set = [
    "key-probable-typo", "privacy-tracking-domain-format", "privacy-unknown-key", "plist-boolean-as-string",
    "key-wrong-type", "plist-missing-array", "key-xcode-name", "value-probable-typo", "privacy-category-invalid",
  ]

  @Test func fixesOfPrivacyManifestsNeedADecision() {
    var count = 0
    for rule in RuleRegistry.all where rule.description.example.file == "PrivacyInfo.xcprivacy" {
      let id = rule.description.id
      let findings = RuleExampleRun.findings(of: rule, in: rule.description.example.bad).filter { $0.rule == id }
      let fixes = findings.flatMap(\.fixes)
      if !Self.spelling.contains(id) { count += fixes.count }
      #expect(Self.spelling.contains(id) || fixes.allSatisfy(\.needsDecision), "\(id)")
    }
    #expect(count > 8)
  }

  @Test(arguments: [
    "encryption-key-missing", "document-open-in-place-undeclared", "ipad-orientations-incomplete",
    "full-screen-deprecated",
  ]) func fixesThatStateWhatAnAppDoesNeedADecision(id: String) throws {
    let rule = try #require(RuleRegistry.all.first { $0.description.id == id })
    let fixes = RuleExampleRun.findings(of: rule, in: rule.description.example.bad).flatMap(\.fixes)
    #expect(!fixes.isEmpty && fixes.allSatisfy { $0.needsDecision && !$0.isSafe })
  }

  @Test func aFixThatNeedsADecisionIsNeverSelected() {
    let fix = Fix("State it", [.insert("x", at: 0)], isSafe: true, needsDecision: true)
    let finding = Finding(
      rule: "a",
      severity: .error,
      range: 0..<1,
      message: "",
      fixes: [fix],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
    #expect(FixSelection.safe.fix(of: finding) == nil)
    #expect(FixSelection.all.fix(of: finding) == nil)
  }
}

import Testing

@testable import LintEngine
@testable import LintRules

/// The descriptions of rules are complete and true.
@Suite struct RuleDescriptionTests {
  @Test func idsAreUnique() {
    let ids = RuleRegistry.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func examplesShowTheRuleAtWork(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let example = rule.description.example
    #expect(
      RuleExampleRun.findings(of: rule, in: example.bad).contains { $0.rule == id },
      "the bad example is not reported"
    )
    #expect(
      !RuleExampleRun.findings(of: rule, in: example.good).contains { $0.rule == id },
      "the good example is reported"
    )
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func textsAreSentences(_ id: String) throws {
    let description = try #require(RuleRegistry.rule(id)).description
    #expect(description.summary.hasSuffix("."))
    #expect(description.rationale.count > 40)
    #expect(description.references.allSatisfy { $0.hasPrefix("https://") })
  }

  @Test func theFixOfARuleIsThatOfItsExample() throws {
    for (id, fix) in [
      ("plist-boolean-as-string", RuleExampleRun.Fix.safe), ("key-probable-typo", .unsafe),
      ("encryption-key-missing", .choice),
      ("bundle-identifier-duplicate", .none),
    ] {
      let rule = try #require(RuleRegistry.rule(id))
      #expect(RuleExampleRun.fix(of: rule) == fix, "\(id)")
    }
  }
}

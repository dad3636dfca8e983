import AppProject
import Lint
import Testing

/// What rules say of themselves is complete and true.
@Suite struct RuleDescriptionTests {
  @Test func idsAreUnique() {
    let ids = RuleRegistry.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func examplesShowTheRuleAtWork(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    let example = rule.description.example
    #expect(findings(rule, example.file, example.bad).contains { $0.rule == id }, "the bad example is not reported")
    #expect(findings(rule, example.file, example.good).isEmpty, "the good example is reported")
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func textsAreSentences(_ id: String) throws {
    let description = try #require(RuleRegistry.rule(id)).description
    #expect(description.summary.hasSuffix("."))
    #expect(description.rationale.count > 40)
    #expect(description.references.allSatisfy { $0.hasPrefix("https://") })
  }

  private func findings(_ rule: any Rule.Type, _ file: String, _ text: String) -> [Finding] {
    Linter(rules: [rule]).findings(
      in: Document(path: "/app/\(file)", contents: Array(text.utf8)),
      project: ProjectContext()
    )
  }
}

import AppProject
import Testing

@testable import LintEngine
@testable import LintRules

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
    #expect(findings(rule, example, example.bad).contains { $0.rule == id }, "the bad example is not reported")
    #expect(!findings(rule, example, example.good).contains { $0.rule == id }, "the good example is reported")
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func textsAreSentences(_ id: String) throws {
    let description = try #require(RuleRegistry.rule(id)).description
    #expect(description.summary.hasSuffix("."))
    #expect(description.rationale.count > 40)
    #expect(description.references.allSatisfy { $0.hasPrefix("https://") })
  }

  private func findings(_ rule: any Rule.Type, _ example: RuleDescription.Example, _ text: String) -> [Finding] {
    let path = "/app/\(example.file)"
    var files = [path: Array(text.utf8)]
    for (name, content) in example.neighbours { files["/app/\(name)"] = Array(content.utf8) }
    var builder = ProjectContextBuilder(files: OverlaidFiles(files), homeFolder: nil)
    // The other rules report the suppressed findings.
    let rules = rule is any SuppressionRule.Type ? RuleRegistry.all : [rule]
    return Linter(rules: rules, configuration: .asking(rule)).findings(
      in: Document(path: path, contents: Array(text.utf8)),
      project: builder.context(for: path)
    )
  }
}

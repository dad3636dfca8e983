import AppProject
@testable import LintEngine
@testable import LintRules
import ProjectFiles
import PropertyList
import SourceText
import Testing

/// No two rules give opposite advice about one key, in any example of any rule.
@Suite struct ContradictionTests {
  /// A finding with its advice about the entry that it is at.
  private struct Advice {
    let finding: Finding
    /// The path of the entry.
    let entry: String
    /// Whether it advises to remove the entry.
    let removes: Bool
    /// Whether it advises to keep the entry: all of its fixes leave it there.
    let keeps: Bool
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func allRulesAgreeOnTheExamplesOf(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    guard !(rule is any SuppressionRule.Type) else { return }
    let example = rule.description.example
    for text in [example.bad, example.good] {
      let document = Document(path: "/app/\(example.file)", text: SourceText(text))
      let findings = RuleExampleRun.findings(of: RuleRegistry.all, in: text, example)
      let advice = findings.compactMap { self.advice(of: $0, document) }
      for remover in advice where remover.removes {
        for keeper in advice where keeper.keeps && keeper.entry == remover.entry {
          Issue.record(
            """
            \(remover.finding.rule) and \(keeper.finding.rule) disagree about \(remover.entry):
            \(remover.finding.message)
            \(keeper.finding.message)
            """
          )
        }
      }
    }
  }

  @Test(arguments: RuleRegistry.all.map { $0.description.id })
  func noDefectOfAnExampleIsReportedTwice(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    guard !(rule is any SuppressionRule.Type) else { return }
    let example = rule.description.example
    let findings = RuleExampleRun.findings(of: RuleRegistry.all, in: example.bad, example).filter {
      $0.severity > .info
    }
    for finding in findings where finding.rule == id {
      let others = findings.filter { $0.rule != id && $0.range == finding.range && !$0.range.isEmpty }
      let same = others.filter { other in
        !Set(other.fixes.map(\.edits)).isDisjoint(with: finding.fixes.map(\.edits)) || other.message == finding.message
      }
      #expect(same.isEmpty, "\(finding.message) and \(same.map { "\($0.rule): \($0.message)" })")
    }
  }

  private func advice(of finding: Finding, _ document: Document) -> Advice? {
    guard let entry = document.rootDictionary?.entries.first(where: { $0.range.contains(finding.range.lowerBound) }),
      let name = entry.name, !finding.fixes.isEmpty || finding.isUnnecessary
    else { return nil }
    let keeping = finding.fixes.filter { fix in
      let text = fix.edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
        .reduce(document.text) { $0.applying([$1]) }
      let fixed = Document(path: document.path, text: text)
      return fixed.rootDictionary?.entry(forKey: name) != nil && !fix.edits.isEmpty
    }
    let removes =
      finding.fixes.isEmpty ? finding.isUnnecessary : keeping.isEmpty && finding.fixes.contains { !$0.edits.isEmpty }
    // What turns a key into another one, or only notes that it is old, is no advice about the rest.
    return Advice(
      finding: finding,
      entry: name,
      removes: removes && finding.isUnnecessary,
      keeps: !keeping.isEmpty && keeping.count == finding.fixes.count && finding.severity > .info
    )
  }
}

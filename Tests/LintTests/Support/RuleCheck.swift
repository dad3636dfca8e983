import AppProject
import LintEngine
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Runs one rule over a marked text and compares what it finds.
struct RuleCheck {
  private let rule: any Rule.Type
  private let file: String

  /// Makes a check of `rule` on files with this name, which decides what they are.
  init(_ rule: any Rule.Type, file: String = "Info.plist") {
    self.rule = rule
    self.file = file
  }

  /// Expects one finding of the rule between each pair of markers, in order, and no other.
  @discardableResult
  func finds(
    _ marked: String,
    at markers: [(Character, Character)],
    project: ProjectContext = ProjectContext(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Finding] {
    let text = MarkedText(marked)
    let findings = findings(in: text.text, project: project)
    let expected = markers.map { text.range($0.0, $0.1) }
    #expect(findings.map(\.range) == expected, "\(findings.map(\.message))", sourceLocation: sourceLocation)
    return findings
  }

  /// Expects no finding of the rule.
  func accepts(
    _ text: String,
    project: ProjectContext = ProjectContext(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let findings = findings(in: text, project: project)
    #expect(findings.isEmpty, "\(findings.map(\.message))", sourceLocation: sourceLocation)
  }

  /// Expects the fix number `index` of the first finding to turn `text` into `expected`, on which the rule is silent.
  func fixes(
    _ text: String,
    to expected: String,
    index: Int = 0,
    project: ProjectContext = ProjectContext(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finding = findings(in: text, project: project).first
    guard let finding, finding.fixes.indices.contains(index) else {
      Issue.record("no such fix", sourceLocation: sourceLocation)
      return
    }
    let fixed = SourceText(text).applying(finding.fixes[index].edits).string
    #expect(fixed == expected, sourceLocation: sourceLocation)
    #expect(findings(in: fixed, project: project).isEmpty, "still reported", sourceLocation: sourceLocation)
  }

  func findings(in text: String, project: ProjectContext = ProjectContext()) -> [Finding] {
    Linter(rules: [rule], configuration: .asking(rule)).findings(
      in: Document(path: "/app/\(file)", text: SourceText(text)),
      project: project
    )
  }
}

extension LintConfiguration {
  /// A configuration that runs `rule` even if it is opt-in.
  static func asking(_ rule: any Rule.Type) -> LintConfiguration {
    var configuration = LintConfiguration()
    configuration.optInRules = [rule.description.id]
    return configuration
  }
}

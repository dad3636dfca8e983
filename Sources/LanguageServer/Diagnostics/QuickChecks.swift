import LintEngine
import ProjectFiles

/// The checks that are quick enough for every keystroke, with their results for the last state of one document.
struct QuickChecks {
  private var linter: Linter?
  private var incremental = IncrementalLinter()

  /// Starts again if the configuration has changed.
  mutating func use(_ linter: Linter) {
    guard self.linter?.configuration != linter.configuration else { return }
    self.linter = linter
    incremental = IncrementalLinter(linter)
  }

  /// Returns whether the checks are too short to justify another thread.
  ///
  /// Those of a file in a project never are: a rule may be the first to ask what the sources do, which then are read. Those of a
  /// string catalog read all of it.
  func isShort(_ content: Document, _ surroundings: Surroundings) -> Bool {
    guard case .none = surroundings, case .propertyList = content.content else { return false }
    return incremental.newCount(in: content) <= DocumentReading.shortCount
  }

  /// Returns the findings in a state; linear in the part that changed since the last one.
  mutating func findings(
    in document: OpenDocument,
    _ content: Document,
    _ surroundings: Surroundings
  ) -> FindingList {
    guard let linter else { return FindingList() }
    if case .bundles(let context) = surroundings {
      return FindingList(linter.sourceFindings(in: document.text, context: context))
    }
    let project = surroundings.project
    let made = project.map { linter.generatedFindings(in: content, project: $0) } ?? []
    guard document.statedRole != .source, content.kind != .other else { return FindingList(made) }
    let findings = incremental.findings(in: content, project: project)
    return made.isEmpty ? findings : findings.adding(made)
  }
}

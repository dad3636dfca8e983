import AppProject
import JSONRPC
import LintEngine

/// What was found in the last state of one open document that somebody asked about.
final class DocumentAnalysis: Sendable {
  private struct State {
    var linter: Linter?
    var incremental = IncrementalLinter()
    var document: OpenDocument?
    var generation = 0
    var findings = FindingList()
    var surroundings = Surroundings.none
    /// What the slow checks found; nil while nobody has asked.
    var thorough: [Finding]?

    func isOf(_ document: OpenDocument, _ session: Session) -> Bool {
      self.document === document && generation == session.generation
    }

    /// Returns what the quick checks find, in the way that suits the document.
    mutating func findings(in document: OpenDocument, _ surroundings: Surroundings, _ linter: Linter) -> FindingList {
      if case .bundles(let context) = surroundings {
        return FindingList(linter.sourceFindings(in: document.text, context: context))
      }
      let project = surroundings.project
      let made = project.map { linter.generatedFindings(in: document.document, project: $0) } ?? []
      guard document.isPropertyList else { return FindingList(made) }
      let findings = incremental.findings(in: document.document, project: project)
      return made.isEmpty ? findings : findings.adding(made)
    }

    /// Takes another linter where the configuration asks for one.
    mutating func set(_ linter: Linter) {
      guard self.linter?.configuration != linter.configuration else { return }
      self.linter = linter
      incremental = IncrementalLinter(linter)
    }
  }

  private let state = Locked(State())

  /// Returns what the quick checks found in a state of the document, or nil where that is not the last one.
  func findings(in document: OpenDocument, _ session: Session) -> FindingList? {
    state.withLock { $0.isOf(document, session) ? $0.findings : nil }
  }

  /// Asks the quick checks about a state of the document.
  ///
  /// Whoever asks about the same document meanwhile waits: two at work would only do the same twice.
  func update(
    to document: OpenDocument,
    _ session: Session,
    _ surroundings: Surroundings,
    _ linter: Linter
  ) -> FindingList {
    state.withLock { state in
      guard !state.isOf(document, session) else { return state.findings }
      state.set(linter)
      let findings = state.findings(in: document, surroundings, linter)
      (state.document, state.generation, state.findings) = (document, session.generation, findings)
      (state.surroundings, state.thorough) = (surroundings, nil)
      return findings
    }
  }

  /// What was known of the app around the last state that was judged.
  var knownProject: ProjectContext? { state.withLock(\.surroundings.project) }

  /// Returns what the slow checks found in a state of the document, or nil where they were not asked.
  func knownThoroughFindings(in document: OpenDocument, _ session: Session) -> [Finding]? {
    state.withLock { $0.isOf(document, session) ? $0.thorough : nil }
  }

  /// Asks the slow checks about a state of the document, unless that was done.
  func thoroughFindings(in document: OpenDocument, _ session: Session, _ linter: Linter) -> [Finding] {
    if let known = knownThoroughFindings(in: document, session) { return known }
    let project = state.withLock { $0.isOf(document, session) ? $0.surroundings.project : nil }
    let findings = linter.thoroughFindings(in: document.document, project: project)
    guard !Task.isCancelled else { return [] }
    return state.withLock { state in
      guard state.isOf(document, session) else { return findings }
      let unsuppressed = state.findings.unsuppressed(findings)
      state.thorough = unsuppressed
      return unsuppressed
    }
  }
}

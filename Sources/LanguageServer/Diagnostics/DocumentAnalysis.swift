import AppProject
import JSONRPC
import Lint

/// What was found in the last state of one open document that somebody asked about.
final class DocumentAnalysis: Sendable {
  private struct State {
    var linter: Linter?
    var incremental = IncrementalLinter()
    var document: OpenDocument?
    var generation = 0
    var findings = FindingList()
    var project: ProjectContext?
    /// What the slow checks found; nil while nobody has asked.
    var thorough: [Finding]?

    func isOf(_ document: OpenDocument, _ session: Session) -> Bool {
      self.document === document && generation == session.generation
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
    _ project: ProjectContext?,
    _ linter: Linter
  ) -> FindingList {
    state.withLock { state in
      guard !state.isOf(document, session) else { return state.findings }
      state.set(linter)
      let findings = state.incremental.findings(in: document.document, project: project)
      (state.document, state.generation, state.findings) = (document, session.generation, findings)
      (state.project, state.thorough) = (project, nil)
      return findings
    }
  }

  /// Returns what the slow checks found in a state of the document, or nil where they were not asked.
  func knownThoroughFindings(in document: OpenDocument, _ session: Session) -> [Finding]? {
    state.withLock { $0.isOf(document, session) ? $0.thorough : nil }
  }

  /// Asks the slow checks about a state of the document, unless that was done.
  func thoroughFindings(in document: OpenDocument, _ session: Session, _ linter: Linter) -> [Finding] {
    if let known = knownThoroughFindings(in: document, session) { return known }
    let project = state.withLock { $0.isOf(document, session) ? $0.project : nil }
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

import AppProject
import JSONRPC
import LintEngine

/// Runs the checks over one open document, one state after the other, on a thread of its own.
///
/// The lock guards what the last run found, not the run: it is published once, and only who asks for it waits.
actor DocumentAnalysis {
  private nonisolated let thread = WorkThread()
  private nonisolated let published = Locked<AnalyzedState?>(nil)
  /// The slow checks have a thread of their own, since the quick ones must not wait for them.
  private nonisolated let thoroughWorker = Worker()
  private var linter: Linter?
  private var incremental = IncrementalLinter()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// What was found in the last state that was checked; nil before the first.
  ///
  /// Waits for nothing.
  nonisolated var last: AnalyzedState? { published.withLock { $0 } }

  /// Returns what was found in a state, or nil where that is not the last one that was checked.
  ///
  /// Waits for nothing.
  nonisolated func known(_ document: OpenDocument, _ session: Session) -> AnalyzedState? {
    last.flatMap { $0.isOf(document, session) ? $0 : nil }
  }

  /// Runs the quick checks over a state, unless that was done; after an edit only over what it reached.
  ///
  /// What a cancelled task gets may be empty and is not published.
  func findings(
    in document: OpenDocument,
    _ content: Document,
    _ session: Session,
    _ surroundings: Surroundings,
    _ linter: Linter
  ) -> FindingList {
    if let known = known(document, session) { return known.findings }
    guard !Task.isCancelled else { return FindingList() }
    if self.linter?.configuration != linter.configuration {
      self.linter = linter
      incremental = IncrementalLinter(linter)
    }
    let state = AnalyzedState(
      stamp: document.stamp,
      generation: session.generation,
      surroundings: surroundings,
      findings: run(over: document, content, surroundings, linter)
    )
    published.withLock { $0 = state }
    return state.findings
  }

  private func run(
    over document: OpenDocument,
    _ content: Document,
    _ surroundings: Surroundings,
    _ linter: Linter
  ) -> FindingList {
    if case .bundles(let context) = surroundings {
      return FindingList(linter.sourceFindings(in: document.text, context: context))
    }
    let project = surroundings.project
    let made = project.map { linter.generatedFindings(in: content, project: $0) } ?? []
    guard document.statedRole != .source, content.kind != .other else { return FindingList(made) }
    let findings = incremental.findings(in: content, project: project)
    return made.isEmpty ? findings : findings.adding(made)
  }

  /// Runs the slow checks over a state, unless that was done; the quick checks do not wait for them.
  ///
  /// What a cancelled task gets is empty and not published.
  nonisolated func thoroughFindings(
    in document: OpenDocument,
    _ content: Document,
    _ session: Session,
    _ linter: Linter
  ) async -> [Finding] {
    let known = known(document, session)
    if let thorough = known?.thorough { return thorough }
    let project = known?.surroundings.project
    let findings = await thoroughWorker.run {
      Task.isCancelled ? [] : linter.thoroughFindings(in: content, project: project)
    }
    guard !Task.isCancelled else { return [] }
    return published.withLock { state in
      guard let last = state, last.isOf(document, session) else { return findings }
      let unsuppressed = last.findings.unsuppressed(findings)
      state?.thorough = unsuppressed
      return unsuppressed
    }
  }
}

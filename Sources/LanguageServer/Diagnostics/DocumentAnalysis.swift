import LintEngine
import Locking
import ProjectFiles

/// Runs the checks on the states of one open document in order.
///
/// The calling task does short work, a thread that does not answer requests long work. Results are published once; only
/// their readers wait.
final class DocumentAnalysis: Sendable {
  private let published = Locked<AnalyzedState?>(nil)
  /// Held during work; only the worker waits for it, others continue without it if it is taken.
  private let checks = Locked(QuickChecks())
  private let worker = Worker()
  /// The slow checks have a thread of their own, since the quick ones must not wait for them.
  private let slowWorker = Worker()
  private let shown = Locked(ShownFindings())

  /// What was found in the last state that was checked; nil before the first.
  ///
  /// Does not wait.
  var last: AnalyzedState? { published.withLock { $0 } }

  /// Returns what was found in a state, or nil if that is not the last one that was checked.
  ///
  /// Does not wait.
  func known(_ document: OpenDocument, _ session: Session) -> AnalyzedState? {
    last.flatMap { $0.isOf(document, session) ? $0 : nil }
  }

  /// Runs the quick checks over a state, unless that was done; after an edit only over the affected part.
  ///
  /// The result of a cancelled task may be empty and is not published.
  func findings(
    in document: OpenDocument,
    _ content: Document,
    _ session: Session,
    _ surroundings: Surroundings,
    _ linter: Linter
  ) async -> FindingList {
    let short = checks.withLockIfAvailable { checks in
      checks.use(linter)
      guard checks.isShort(content, surroundings) else { return nil as FindingList? }
      return findings(in: document, content, session, surroundings, by: &checks)
    }
    if let findings = short ?? nil { return findings }
    return await worker.run { [self] in
      checks.withLock { checks in
        checks.use(linter)
        return findings(in: document, content, session, surroundings, by: &checks)
      }
    }
  }

  private func findings(
    in document: OpenDocument,
    _ content: Document,
    _ session: Session,
    _ surroundings: Surroundings,
    by checks: inout QuickChecks
  ) -> FindingList {
    if let known = known(document, session) { return known.findings }
    guard !Task.isCancelled else { return FindingList() }
    let findings = checks.findings(in: document, content, surroundings)
    let state = AnalyzedState(
      stamp: document.stamp,
      generation: session.generation,
      surroundings: surroundings,
      findings: findings
    )
    published.withLock { last in
      // A request that began earlier may be checked later.
      if last.map({ $0.isLater(than: state) }) != true { last = state }
    }
    return findings
  }

  /// Runs the slow checks over a state; the quick checks do not wait for them.
  ///
  /// The result of a cancelled task is empty and not published.
  func slowFindings(
    in document: OpenDocument,
    _ content: Document,
    _ session: Session,
    _ surroundings: Surroundings,
    _ linter: Linter
  ) async -> [Finding] {
    let project = surroundings.project
    let findings = await slowWorker.run {
      Task.isCancelled ? [] : linter.slowFindings(in: content, project: project)
    }
    guard !Task.isCancelled else { return [] }
    return published.withLock { state in
      guard let last = state, last.isOf(document, session) else { return findings }
      let unsuppressed = last.findings.unsuppressed(findings)
      state?.slow = unsuppressed
      return unsuppressed
    }
  }

  /// Returns what the client is shown of a state.
  ///
  /// `slow` is what the slow checks found in it; nil if they were not run.
  func list(
    _ findings: FindingList,
    slow: [Finding]?,
    of document: OpenDocument,
    _ content: Document,
    _ settings: Settings
  ) -> ShownFindings.List {
    // One more than is shown, for the place of the note about the others.
    let quick = findings.first(settings.maximumDiagnostics + 1)
    return shown.withLock { shown in
      let change = shown.stamp.flatMap(document.change)
      let state = ShownFindings.State(content, stamp: document.stamp, change: change)
      return shown.list(quick, count: findings.count, slow: slow, in: state, delay: settings.halfTypedDelay)
    }
  }
}

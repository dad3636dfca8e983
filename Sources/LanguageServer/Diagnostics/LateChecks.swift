import Locking

/// Runs the slow checks on edited documents whose diagnostics were pulled without them, and makes the client pull again, if it
/// can, where they find something.
final class LateChecks: Sendable {
  private struct Check {
    let stamp: Int
    let generation: Int
    let task: Task<Void, Never>
  }

  private let analyzer: Analyzer
  private let refresh: RefreshRequests
  private let checks = Locked<[DocumentURI: Check]>([:])

  /// Makes one that has checked nothing.
  init(_ analyzer: Analyzer, _ refresh: RefreshRequests) {
    self.analyzer = analyzer
    self.refresh = refresh
  }

  /// Checks a document after it has rested; another state of it makes this one obsolete.
  func schedule(_ document: OpenDocument, in session: Session) {
    checks.withLock { checks in
      let former = checks[document.uri]
      guard former?.stamp != document.stamp || former?.generation != session.generation else { return }
      former?.task.cancel()
      let task = Task.detached { [self] in
        // Two tasks for one document would only delay each other.
        await former?.task.value
        await check(document, in: session)
      }
      checks[document.uri] = Check(stamp: document.stamp, generation: session.generation, task: task)
    }
  }

  private func check(_ document: OpenDocument, in session: Session) async {
    // A cancelled sleep ends early, which the next line detects.
    try? await Task.sleep(for: session.settings.thoroughDelay)
    guard !Task.isCancelled else { return }
    let findings = await analyzer.thoroughFindings(in: document, session: session)
    guard !Task.isCancelled else { return }
    // The document remembers them, unless another state was checked meanwhile.
    checks.withLock { checks in
      let own = checks[document.uri].map { $0.stamp == document.stamp && $0.generation == session.generation }
      if own == true { checks[document.uri] = nil }
    }
    if session.client.refreshesDiagnostics, !findings.isEmpty { refresh.request() }
  }

  /// Ends the work on a document, which was closed.
  func forget(_ uri: DocumentURI) {
    checks.withLock { $0.removeValue(forKey: uri) }?.task.cancel()
  }

  /// Ends all work.
  func stop() {
    checks.withLock { checks in
      for check in checks.values { check.task.cancel() }
      checks = [:]
    }
  }
}

import LintEngine
import Locking

/// Finds out whether the diagnostics of documents that were pulled become others without an edit, and makes the client pull them
/// again, if it can: where slow checks have still to run, and where a half-typed element hides findings.
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

  /// Follows a state of a document of which `list` was reported; another state makes this one obsolete.
  func schedule(_ list: ShownFindings.List, of document: OpenDocument, in session: Session) {
    checks.withLock { checks in
      let former = checks[document.uri]
      guard former?.stamp != document.stamp || former?.generation != session.generation else { return }
      former?.task.cancel()
      let task = Task.detached { [self] in
        // Two tasks for one document would only delay each other.
        await former?.task.value
        await analyzer.followUp(list, of: document, session: session) { _ in
          if session.client.refreshesDiagnostics { refresh.request() }
        }
      }
      checks[document.uri] = Check(stamp: document.stamp, generation: session.generation, task: task)
    }
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

import Locking

/// The last answers to clients that pull diagnostics, to report that nothing has changed.
final class PullReports: Sendable {
  private struct State {
    var lastID = 0
    var reports: [DocumentURI: (id: String, items: [Diagnostic])] = [:]
  }

  private let state = Locked(State())

  /// Returns the answer for the diagnostics of a document: in full, or as unchanged.
  func report(_ items: [Diagnostic], for uri: DocumentURI, previousID: String?) -> DocumentDiagnosticReport {
    state.withLock { state in
      if let known = state.reports[uri], known.items == items {
        return known.id == previousID ? .unchanged(resultId: known.id) : .full(resultId: known.id, items: items)
      }
      state.lastID += 1
      let id = String(state.lastID)
      state.reports[uri] = (id, items)
      return .full(resultId: id, items: items)
    }
  }

  /// Forgets a document, which was closed.
  func forget(_ uri: DocumentURI) {
    _ = state.withLock { $0.reports.removeValue(forKey: uri) }
  }
}

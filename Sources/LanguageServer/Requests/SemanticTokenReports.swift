import Locking

/// Remembers the last tokens of each document, so that only what changed is sent.
final class SemanticTokenReports: Sendable {
  /// An answer that the client has.
  struct Report: Sendable {
    let id: String
    let data: [Int]
  }

  private struct State {
    var reports: [DocumentURI: Report] = [:]
    var lastID = 0
  }

  private let state = Locked(State())

  /// Remembers an answer; returns its id, and the answer that it replaces.
  func add(_ data: [Int], for uri: DocumentURI) -> (id: String, former: Report?) {
    state.withLock { state in
      state.lastID += 1
      let id = "\(state.lastID)"
      return (id, state.reports.updateValue(Report(id: id, data: data), forKey: uri))
    }
  }

  /// Forgets a closed document.
  func forget(_ uri: DocumentURI) {
    state.withLock { $0.reports[uri] = nil }
  }

  /// Returns the edit that makes one list of numbers of another; none if they are equal.
  ///
  /// Linear.
  static func edits(from old: [Int], to new: [Int]) -> [SemanticTokensEdit] {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    guard head < old.count || head < new.count else { return [] }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let data = Array(new[head..<(new.count - tail)])
    let count = old.count - tail - head
    return [SemanticTokensEdit(start: head, deleteCount: count, data: data.isEmpty ? nil : data)]
  }
}

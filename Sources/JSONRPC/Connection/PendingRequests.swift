import Locking

/// The requests to the peer that wait for an answer.
final class PendingRequests: Sendable {
  /// Called with the answer, or with the reason why there is none.
  typealias Completion = @Sendable (Result<MessageEnvelope, RequestFailure>) -> Void

  private struct State {
    var lastID = 0
    var isClosed = false
    var completions: [RequestID: Completion] = [:]
  }

  private let state = Locked(State())

  /// Returns the next identifier: 1, 2, 3 and so on.
  func nextID() -> RequestID {
    state.withLock { state in
      state.lastID += 1
      return .number(state.lastID)
    }
  }

  /// Waits for the answer to `id`; after the end of the connection the failure is delivered immediately.
  func add(_ id: RequestID, completion: @escaping Completion) {
    let isClosed = state.withLock { state in
      if !state.isClosed { state.completions[id] = completion }
      return state.isClosed
    }
    if isClosed { completion(.failure(.connectionClosed)) }
  }

  /// Stops waiting; returns the completion, or `nil` if the identifier is unknown or its answer has come.
  func remove(_ id: RequestID) -> Completion? {
    state.withLock { $0.completions.removeValue(forKey: id) }
  }

  /// Fails all requests that wait and all later ones.
  func close() {
    let waiting = state.withLock { state in
      defer { state.completions = [:] }
      state.isClosed = true
      return Array(state.completions.values)
    }
    for completion in waiting { completion(.failure(.connectionClosed)) }
  }
}

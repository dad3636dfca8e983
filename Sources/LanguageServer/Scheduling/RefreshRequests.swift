import Locking

/// Makes the client ask for something again, one request at a time.
final class RefreshRequests: Sendable {
  private enum State {
    case idle
    /// The client has not answered the last request.
    case waiting
    /// Something has changed since that request.
    case changed
  }

  private let state = Locked(State.idle)
  private let send: @Sendable (_ answered: @escaping @Sendable () -> Void) -> Void

  /// Makes one that calls `send` to send a request, which calls back when it is answered or cannot be.
  init(send: @escaping @Sendable (_ answered: @escaping @Sendable () -> Void) -> Void) {
    self.send = send
  }

  /// Requests it; until the last request is answered, several calls are one request after the answer.
  func request() {
    let isFirst = state.withLock { state in
      defer { state = state == .idle ? .waiting : .changed }
      return state == .idle
    }
    if isFirst { send { [weak self] in self?.takeAnswer() } }
  }

  private func takeAnswer() {
    let isChanged = state.withLock { state in
      defer { state = .idle }
      return state == .changed
    }
    if isChanged { request() }
  }
}

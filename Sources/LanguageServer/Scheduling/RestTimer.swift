import Locking

/// Notifies the message loop when documents have rested for a while after the last change.
final class RestTimer: Sendable {
  private let inbox: Inbox
  private let task = Locked<Task<Void, Never>?>(nil)

  /// Makes a timer that does not run.
  init(_ inbox: Inbox) {
    self.inbox = inbox
  }

  /// Restarts the wait.
  func restart(_ delay: Duration) {
    task.withLock { task in
      task?.cancel()
      task = Task.detached { [inbox] in
        // A cancelled sleep ends early, which the next line detects.
        if delay > .zero { try? await Task.sleep(for: delay) }
        guard !Task.isCancelled else { return }
        inbox.add(.documentsRested)
      }
    }
  }

  /// Ends the wait.
  func stop() {
    task.withLock { $0?.cancel() }
  }
}

import CAllocator
import Locking

/// Keeps what the process holds of memory near what it uses.
///
/// Parsing and reading of projects allocate much for a moment, on threads that come and go. The C library keeps such memory, and the
/// GNU library does so for each of many heaps.
final class UnusedMemory: Sendable {
  private struct State {
    var lastWork = ContinuousClock.now
    var task: Task<Void, Never>?
  }

  /// Few threads work at one time: that of the message loop, and mostly one or two with long work.
  private static let heaps: Int32 = 2
  /// How long no message must have come before memory is given back: never while somebody types.
  private static let pause = Duration.seconds(2)

  private let inbox: Inbox
  private let worker = Worker()
  private let state = Locked(State())

  /// Makes one that reports to `inbox` when no message has come for some time.
  init(_ inbox: Inbox) {
    self.inbox = inbox
  }

  /// Limits the heaps of the process; called before there are many threads.
  static func limitHeaps() { limit_heaps(heaps) }

  /// Notes that a message came, which may lead to work.
  func note(_ message: Incoming) {
    if case .idle = message { return }
    state.withLock { state in
      state.lastWork = .now
      guard state.task == nil else { return }
      state.task = Task.detached(priority: .background) { [weak self, inbox] in
        while let rest = self?.rest {
          // A cancelled sleep ends early.
          do { try await Task.sleep(for: rest) } catch { return }
        }
        inbox.add(.idle)
      }
    }
  }

  /// Gives back what is free after `forget`.
  func giveBack(after forget: @escaping @Sendable () async -> Void) {
    Task.detached(priority: .background) { [worker] in
      await forget()
      await worker.run { return_unused_pages() }
    }
  }

  /// How long to wait; nil if nothing came for long, which ends the wait.
  private var rest: Duration? {
    state.withLock { state in
      let rest = Self.pause - state.lastWork.duration(to: .now)
      if rest > .zero { return rest }
      state.task = nil
      return nil
    }
  }

  /// Ends the wait.
  func stop() {
    state.withLock { $0.task?.cancel() }
  }
}

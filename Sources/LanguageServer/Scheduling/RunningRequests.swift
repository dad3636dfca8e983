import JSONRPC
import Locking

/// The requests of the client that have no answer yet.
///
/// The reading thread enters a request as it comes and marks it as cancelled ahead of waiting messages; everything else
/// runs on the message loop and on the tasks of the requests.
final class RunningRequests: Sendable {
  private struct Entry {
    var isCancelled = false
    var task: Task<Void, Never>?
    /// The bytes of each request with the identifier, of which a client should have one at a time.
    var sizes: [Int] = []
  }

  private struct State {
    var entries: [RequestID: Entry] = [:]
    var backlog = Backlog()
  }

  private let state = Locked(State())

  /// What waits for its answer at the moment.
  var backlog: Backlog { state.withLock { $0.backlog } }

  /// Enters a request that has come, of some bytes.
  func add(_ id: RequestID, size: Int) {
    state.withLock { state in
      state.entries[id, default: Entry()].sizes.append(size)
      state.entries[id]?.isCancelled = false
      state.entries[id]?.task = nil
      state.backlog.add(size)
    }
  }

  /// Marks a request as cancelled and cancels its task; does nothing when it is unknown or answered.
  func cancel(_ id: RequestID) {
    let task = state.withLock { state -> Task<Void, Never>? in
      state.entries[id]?.isCancelled = true
      return state.entries[id]?.task
    }
    task?.cancel()
  }

  /// Whether the client no longer wants the answer.
  func isCancelled(_ id: RequestID) -> Bool {
    state.withLock { $0.entries[id]?.isCancelled ?? false }
  }

  /// Notes the task that works on a request, unless it is done already.
  func setTask(_ task: Task<Void, Never>, for id: RequestID) {
    let isCancelled = state.withLock { state in
      state.entries[id]?.task = task
      return state.entries[id]?.isCancelled ?? false
    }
    if isCancelled { task.cancel() }
  }

  /// Forgets a request, which is answered.
  func finish(_ id: RequestID) {
    state.withLock { state in
      guard let size = state.entries[id]?.sizes.popLast() else { return }
      state.backlog.remove(size)
      if state.entries[id]?.sizes.isEmpty == true { state.entries[id] = nil }
    }
  }

  /// Waits for the tasks that are at work.
  func waitForTasks() async {
    let tasks = state.withLock { $0.entries.values.compactMap(\.task) }
    for task in tasks { await task.value }
  }
}

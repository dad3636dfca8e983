import JSONRPC

/// The requests of the client that have no answer yet.
///
/// The reading thread enters a request as it comes and marks it as cancelled ahead of waiting messages; everything else
/// runs on the message loop and on the tasks of the requests.
final class RunningRequests: Sendable {
  private struct Entry {
    var isCancelled = false
    var task: Task<Void, Never>?
  }

  private let entries = Locked<[RequestID: Entry]>([:])

  /// Enters a request that has come.
  func add(_ id: RequestID) {
    entries.withLock { $0[id] = Entry() }
  }

  /// Marks a request as cancelled and cancels its task; does nothing when it is unknown or answered.
  func cancel(_ id: RequestID) {
    let task = entries.withLock { entries -> Task<Void, Never>? in
      entries[id]?.isCancelled = true
      return entries[id]?.task
    }
    task?.cancel()
  }

  /// Whether the client no longer wants the answer.
  func isCancelled(_ id: RequestID) -> Bool {
    entries.withLock { $0[id]?.isCancelled ?? false }
  }

  /// Notes the task that works on a request, unless it is done already.
  func setTask(_ task: Task<Void, Never>, for id: RequestID) {
    let isCancelled = entries.withLock { entries in
      entries[id]?.task = task
      return entries[id]?.isCancelled ?? false
    }
    if isCancelled { task.cancel() }
  }

  /// Forgets a request, which is answered.
  func finish(_ id: RequestID) {
    entries.withLock { $0[id] = nil }
  }

  /// Waits for the tasks that are at work.
  func waitForTasks() async {
    let tasks = entries.withLock { $0.values.compactMap(\.task) }
    for task in tasks { await task.value }
  }
}

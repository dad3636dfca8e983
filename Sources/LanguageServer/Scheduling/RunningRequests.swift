import JSONRPC

/// The requests of the client that have no answer yet.
///
/// The reading thread enters a request as it comes and marks it as cancelled ahead of waiting messages; everything else
/// runs on the message loop and on the tasks of the requests.
final class RunningRequests: Sendable {
  private struct Entry {
    let id: RequestID
    var isCancelled = false
    var task: Task<Void, Never>?
  }

  // A list, since there are few at a time, and a dictionary takes longer to set up than `initialize` to answer.
  private let entries = Locked<[Entry]>([])

  /// Enters a request that has come.
  func add(_ id: RequestID) {
    entries.withLock { entries in
      entries.removeAll { $0.id == id }
      entries.append(Entry(id: id))
    }
  }

  /// Marks a request as cancelled and cancels its task; does nothing when it is unknown or answered.
  func cancel(_ id: RequestID) {
    let task = entries.withLock { entries -> Task<Void, Never>? in
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
      entries[index].isCancelled = true
      return entries[index].task
    }
    task?.cancel()
  }

  /// Whether the client no longer wants the answer.
  func isCancelled(_ id: RequestID) -> Bool {
    entries.withLock { entries in entries.first { $0.id == id }?.isCancelled ?? false }
  }

  /// Notes the task that works on a request, unless it is done already.
  func setTask(_ task: Task<Void, Never>, for id: RequestID) {
    let isCancelled = entries.withLock { entries in
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
      entries[index].task = task
      return entries[index].isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Forgets a request, which is answered.
  func finish(_ id: RequestID) {
    entries.withLock { entries in entries.removeAll { $0.id == id } }
  }

  /// Waits for the tasks that are at work.
  func waitForTasks() async {
    let tasks = entries.withLock { $0.compactMap(\.task) }
    for task in tasks { await task.value }
  }
}

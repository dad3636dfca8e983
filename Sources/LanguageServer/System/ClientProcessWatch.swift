import JSONRPC
import Locking

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Checks periodically whether the client's process still exists.
final class ClientProcessWatch: Sendable {
  private let interval: Duration
  private let inbox: Inbox
  private let log: Log
  private let tasks = Locked<[(process: pid_t, task: Task<Void, Never>)]>([])

  /// Makes a watch without a process; the end of a process is reported to `inbox`.
  init(interval: Duration, inbox: Inbox, log: Log) {
    self.interval = interval
    self.inbox = inbox
    self.log = log
  }

  /// Starts to watch a process; nil and invalid numbers are ignored.
  ///
  /// A process that is absent at the first check is ignored: in a container or wrapper the number belongs to another
  /// namespace.
  func watch(_ processID: Int?) {
    guard let processID, let process = pid_t(exactly: processID), process > 0 else { return }
    guard Self.exists(process) else {
      log.write(.debug, "The client process is not visible", ["process": "\(process)"])
      return
    }
    tasks.withLock { tasks in
      guard !tasks.contains(where: { $0.process == process }) else { return }
      let task = Task.detached(priority: .background) { [interval, inbox] in
        while Self.exists(process) {
          do { try await Task.sleep(for: interval) } catch { return }
        }
        inbox.add(.clientProcessGone)
      }
      tasks.append((process, task))
    }
  }

  /// Ends the watch.
  func stop() {
    tasks.withLock { tasks in
      for task in tasks { task.task.cancel() }
      tasks = []
    }
  }

  /// Whether a process has this number; those of other users count too.
  private static func exists(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }
}

import Locking
import ProjectFiles

/// Notices files that change on disk while documents are open, whatever the client reports.
///
/// Some clients watch no files, others miss changes: those of folders that come and go, and of files outside the workspace.
final class FileWatch: Sendable {
  private struct State {
    var record: RecordedFiles?
    /// The record whose changes were reported.
    var reported: RecordedFiles?
    var task: Task<Void, Never>?
  }

  /// A look takes at most one of so many parts of the time, whatever the size of the projects.
  private static let share = 100
  /// The longest time between two looks, since a busy machine makes a look long.
  private static let longestPause = Duration.seconds(30)

  private let interval: Duration
  private let inbox: Inbox
  private let worker = Worker()
  private let state = Locked(State())

  /// Makes a watch without files; changes are reported to `inbox`.
  init(interval: Duration, inbox: Inbox) {
    self.interval = interval
    self.inbox = inbox
  }

  /// Watches the files of a record instead of others; nil for none.
  func watch(_ record: RecordedFiles?) {
    state.withLock { state in
      guard record !== state.record else { return }
      state.record = record
      if record == nil {
        state.task?.cancel()
        state.task = nil
      } else if state.task == nil {
        state.task = Task.detached { [weak self, interval] in
          var pause = interval
          while true {
            // A cancelled sleep ends early.
            do { try await Task.sleep(for: pause) } catch { return }
            guard let duration = await self?.look() else { return }
            pause = max(interval, min(duration * Self.share, Self.longestPause))
          }
        }
      }
    }
  }

  /// Ends the watch.
  func stop() { watch(nil) }

  /// Looks at the files once; returns how long it took.
  private func look() async -> Duration {
    let record = state.withLock { $0.record === $0.reported ? nil : $0.record }
    guard let record else { return .zero }
    let start = ContinuousClock.now
    if await worker.run({ record.haveChanged }) {
      state.withLock { $0.reported = record }
      inbox.add(.filesChanged(since: record))
    }
    return start.duration(to: .now)
  }
}

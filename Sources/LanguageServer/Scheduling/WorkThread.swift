import JSONRPC
import Locking

/// Runs the jobs of one actor in order, on a thread of their own that exists while there are jobs.
///
/// Long work on the threads of the concurrency runtime, one for each core, would delay requests.
final class WorkThread: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isRunning = false
  }

  private let state = Locked(State())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wasRunning = state.withLock { state in
      defer { state.isRunning = true }
      state.jobs.append(job)
      return state.isRunning
    }
    guard !wasRunning else { return }
    do throws(SystemError) {
      try DetachedThread.start { self.run() }
    } catch {
      // Without its own thread, the work delays others, but is done.
      run()
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  private func run() {
    while let job = nextJob() { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func nextJob() -> UnownedJob? {
    state.withLock { state in
      guard let job = state.jobs.first else {
        state.isRunning = false
        return nil
      }
      state.jobs.removeFirst()
      return job
    }
  }
}

/// Runs long work one piece at a time, on a thread that does not answer requests.
actor Worker {
  private nonisolated let thread = WorkThread()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Returns what `work` returns; `work` must check for cancellation.
  func run<Answer: Sendable>(_ work: @Sendable () -> Answer) -> Answer { work() }
}

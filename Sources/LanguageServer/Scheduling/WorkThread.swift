import JSONRPC

/// Runs the jobs of one actor in order, on a thread of their own that exists while there are jobs.
///
/// Long work on the threads of the concurrency runtime, of which there are as many as cores, would keep requests waiting.
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
      // Without a thread of its own the work delays others, but is done.
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

/// Does pieces of long work one after the other, on a thread that answers no request.
actor Worker {
  private nonisolated let thread = WorkThread()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Returns what `work` returns; a cancelled task is for `work` to notice.
  func run<Answer: Sendable>(_ work: @Sendable () -> Answer) -> Answer { work() }
}

import Locking

/// The last answers to a question about open documents, by path; reading them waits for no work.
final class KnownAnswers<Answer: Sendable>: Sendable {
  /// An answer, and when it was valid.
  struct Known: Sendable {
    var moment: Moment
    var time: ContinuousClock.Instant
    var answer: Answer

    /// Returns whether it is still valid; without a lifetime, until something is known to have changed.
    func holds(at moment: Moment, for lifetime: Duration?) -> Bool {
      self.moment == moment && lifetime.map { time.duration(to: .now) < $0 } != false
    }
  }

  private let known = Locked<[String: Known]>([:])

  /// Returns the answer for the file at `path` if it is still valid.
  func answer(for path: String, at moment: Moment, _ lifetime: Duration) -> Answer? {
    known.withLock { $0[path] }.flatMap { $0.holds(at: moment, for: lifetime) ? $0.answer : nil }
  }

  /// Forgets the answers for files that are no longer open.
  func forgetClosed(_ open: OpenFiles) {
    let former = known.withLock { known in
      defer { known = known.filter { open.holds($0.key) } }
      return known
    }
    // What is freed must not delay other threads.
    withExtendedLifetime(former) {}
  }

  /// Remembers an answer; forgets those for files that are no longer open once they are as many as the open ones.
  func remember(_ answer: Answer, for path: String, at moment: Moment, _ open: OpenFiles) {
    known.withLock { known in
      if known.count > 2 * open.count { known = known.filter { open.holds($0.key) } }
      known[path] = Known(moment: moment, time: .now, answer: answer)
    }
  }
}

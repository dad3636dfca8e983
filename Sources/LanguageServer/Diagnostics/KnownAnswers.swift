import JSONRPC

/// The last answers to a question about open documents, by path; reading them waits for no work.
final class KnownAnswers<Answer: Sendable>: Sendable {
  /// An answer, and when it was valid.
  struct Known: Sendable {
    var moment: Moment
    var time: ContinuousClock.Instant
    var answer: Answer

    /// Returns whether it is still valid.
    func holds(at moment: Moment, for lifetime: Duration) -> Bool {
      self.moment == moment && time.duration(to: .now) < lifetime
    }
  }

  private let known = Locked<[String: Known]>([:])

  /// Returns the answer for the file at `path` if it is still valid.
  func answer(for path: String, at moment: Moment, _ lifetime: Duration) -> Answer? {
    known.withLock { $0[path] }.flatMap { $0.holds(at: moment, for: lifetime) ? $0.answer : nil }
  }

  /// Remembers an answer, and forgets those for files that are no longer open.
  func remember(_ answer: Answer, for path: String, at moment: Moment, isOpen: (String) -> Bool) {
    known.withLock { known in
      known = known.filter { isOpen($0.key) }
      known[path] = Known(moment: moment, time: .now, answer: answer)
    }
  }
}

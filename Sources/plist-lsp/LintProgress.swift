import LintFiles

/// A line on the terminal that shows the progress of a long run.
struct LintProgress {
  private let total: Int
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var lastUpdate = ContinuousClock.now
  private var isVisible = false

  /// Creates the progress of a run over `total` files; it is shown on a terminal only.
  init(total: Int, isWanted: Bool) {
    self.total = total
    isShown = isWanted && StandardStream.error.isTerminal
  }

  /// Shows how many files are done: after half a second, and at most ten times a second.
  mutating func show(done: Int) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard start.duration(to: now) > .milliseconds(500), lastUpdate.duration(to: now) > .milliseconds(100) else {
      return
    }
    lastUpdate = now
    isVisible = true
    StandardStream.error.control(.startOfLine)
    StandardStream.error.writeText("\(done) of \(total) files")
  }

  /// Removes the line, so that other output can be written.
  mutating func clear() {
    guard isVisible else { return }
    isVisible = false
    StandardStream.error.control(.eraseLine)
  }
}

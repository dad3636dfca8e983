import LintEngine
import LintRules

/// What was found in one state of a document.
struct AnalyzedState: Sendable {
  /// The stamp of the text.
  var stamp: Int
  /// The generation of the session.
  var generation: Int
  /// The app around the document, as far as known.
  var surroundings: Surroundings
  /// What the quick checks found.
  var findings: FindingList
  /// What the slow checks found; nil if they were not run.
  var slow: [Finding]?

  /// Returns whether this is the state of the document in the current session.
  func isOf(_ document: OpenDocument, _ session: Session) -> Bool {
    stamp == document.stamp && generation == session.generation
  }

  /// Returns whether this is a later state of the same document than another one.
  func isLater(than other: AnalyzedState) -> Bool { stamp > other.stamp || generation > other.generation }
}

import LintEngine
import LintRules

/// What was found in one state of a document.
struct AnalyzedState: Sendable {
  /// The stamp of the text.
  var stamp: Int
  /// The generation of the session.
  var generation: Int
  /// What was known of the app around the document.
  var surroundings: Surroundings
  /// What the quick checks found.
  var findings: FindingList
  /// What the slow checks found; nil where they were not run.
  var thorough: [Finding]?

  /// Returns whether this was found in a state of its document, as the session is now.
  func isOf(_ document: OpenDocument, _ session: Session) -> Bool {
    stamp == document.stamp && generation == session.generation
  }
}

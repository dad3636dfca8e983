import LanguageServerProtocol
import SourceText

/// The newest changes of a document, so that a change which arrives after later ones can still be applied before them.
///
/// Helix 25.01 sends each change from a task of its own: those of keys that come at once, as in a macro, may arrive in another order,
/// and only their versions say which is first.
struct RecentChanges: Sendable {
  /// The changes of one message.
  struct Step: Sendable {
    /// The version of the document before it.
    var formerVersion: Int
    /// The version that it makes.
    let version: Int
    /// The text before it.
    let text: SourceText
    let changes: [TextDocumentContentChangeEvent]
  }

  private static let limit = 16

  /// The oldest first; each makes the former version of the next.
  private var steps: [Step] = []

  /// Adds the newest one.
  mutating func note(_ step: Step) {
    if step.formerVersion != steps.last?.version { steps = [] }
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append(step)
  }

  /// Takes out the changes that a message with `version` precedes, the oldest first.
  ///
  /// Empty if the message is the newest or too old, or if its version was there already, as in clients whose versions mean nothing.
  mutating func takeLater(than version: Int) -> [Step] {
    guard let first = steps.firstIndex(where: { $0.version > version }), steps[first].formerVersion < version else {
      return []
    }
    defer { steps.removeSubrange(first...) }
    return Array(steps[first...])
  }
}

import SourceText

/// The changes of documents that arrived before the documents were opened, so that they can be applied then.
///
/// Helix 25.01 sends each change from a task of its own: where a rename reaches a file that was not open, the change may arrive before
/// `textDocument/didOpen`, which has the text before it.
struct EarlyChanges<Key: Hashable & Sendable>: Sendable {
  /// The changes of one message.
  struct Step: Sendable {
    fileprivate let key: Key
    /// The version that it makes.
    let version: Int
    let changes: [TextDocumentContentChangeEvent]
  }

  /// How many messages are kept, for all documents: a rename reaches one file for each language.
  private static var limit: Int { 64 }

  /// The oldest first.
  private var steps: [Step] = []
  /// The documents that were open at some time: what arrives after they were closed belongs to their former text.
  private var opened: Set<Key> = []

  /// Keeps the changes of a message about a document that is not open; false if they are of no use.
  mutating func keep(_ changes: [TextDocumentContentChangeEvent], of key: Key, version: Int) -> Bool {
    guard !opened.contains(key) else { return false }
    if steps.count == Self.limit { steps.removeFirst() }
    steps.append(Step(key: key, version: version, changes: changes))
    return true
  }

  /// Takes out what follows the version with which a document is opened, in the order of the versions.
  mutating func take(for key: Key, after version: Int) -> [Step] {
    guard opened.insert(key).inserted, !steps.isEmpty else { return [] }
    defer { steps.removeAll { $0.key == key } }
    return steps.filter { $0.key == key && $0.version > version }.sorted { $0.version < $1.version }
  }
}

/// The newest changes of a document, so that a change which arrives after later ones can still be applied before them.
///
/// Helix 25.01 sends each change from a task of its own: those of keys that come at once, as in a macro, may arrive in another order,
/// and only their versions show which is first.
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

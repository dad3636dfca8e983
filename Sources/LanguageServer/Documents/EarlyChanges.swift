import LanguageServerProtocol

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

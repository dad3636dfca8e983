/// The order of a message relative to other messages.
///
/// Messages start in the order of arrival. A read gets an immutable copy of the session when it starts, so a later edit
/// need not wait for it. That is why the document does not matter here: a change stores a text and notes in the session
/// what to do next; it neither parses nor waits for a parse. Long work (parsing, checks, reading the disk) runs on its
/// own threads (`WorkThread`) and is published; only readers of a result wait for it.
enum MessageOrder: CaseIterable {
  /// Changes the session or a document; later messages see the change.
  case change
  /// Only reads the state after the messages before it.
  case read
  /// Ends something; earlier messages must be answered first.
  case barrier

  /// Whether a message must be finished before a later one starts.
  func mustFinish(before later: MessageOrder) -> Bool {
    switch (self, later) {
    case (.change, _), (.barrier, _): true
    case (.read, .barrier): true
    case (.read, .read), (.read, .change): false
    }
  }
}

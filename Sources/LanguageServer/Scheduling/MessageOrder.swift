/// How a message stands to the messages around it.
///
/// Messages begin in the order in which they came. A read gets an immutable copy of the session when it begins, so an
/// edit that follows need not wait for it. That is why the document does not matter here: a change takes in a text and
/// notes on the session what to do about it; it neither parses nor waits for a parse. What takes long, parsing, checks and
/// looks at the disk, is done on threads of its own (`WorkThread`) and published; only who reads a result waits for it.
enum MessageOrder: CaseIterable {
  /// Changes the session or a document; whatever comes later sees the change.
  case change
  /// Only looks, at the state that the messages before it left.
  case read
  /// Ends something; what came before must be answered.
  case barrier

  /// Whether a message must be finished before one that came later begins.
  func mustFinish(before later: MessageOrder) -> Bool {
    switch (self, later) {
    case (.change, _), (.barrier, _): true
    case (.read, .barrier): true
    case (.read, .read), (.read, .change): false
    }
  }
}

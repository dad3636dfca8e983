/// How a message stands to the messages around it.
///
/// Messages begin in the order in which they came. A read gets an immutable copy of the session when it begins, so an
/// edit that follows need not wait for it. That is why the document does not matter here: whatever changes the session
/// takes microseconds (a document is parsed by the first one who reads it), and reads never hold it up.
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

/// Which task may publish the diagnostics of which document, and what was published last.
struct DiagnosticsSlots: Sendable {
  private struct Slot {
    var ticket: Int
    var task: Task<Void, Never>?
    var published: PublishDiagnosticsNotification?
  }

  private var slots: [DocumentURI: Slot] = [:]
  // Not reset when a document is closed: an old task must not match one from after it is opened again.
  private var lastTicket = 0

  /// Cancels the task that works on a document, and replaces it.
  ///
  /// `start` starts it, with the ticket for publishing and the task to wait for.
  mutating func replaceTask(
    for uri: DocumentURI,
    start: (_ ticket: Int, _ former: Task<Void, Never>?) -> Task<Void, Never>
  ) {
    lastTicket += 1
    let former = slots[uri]
    former?.task?.cancel()
    let task = start(lastTicket, former?.task)
    slots[uri] = Slot(ticket: lastTicket, task: task, published: former?.published)
  }

  /// Cancels the task of a document and forgets both; returns whether diagnostics were published.
  mutating func remove(_ uri: DocumentURI) -> Bool {
    let slot = slots.removeValue(forKey: uri)
    slot?.task?.cancel()
    return slot?.published != nil
  }

  /// Cancels all tasks and forgets all documents.
  mutating func removeAll() {
    for uri in slots.keys { _ = remove(uri) }
  }

  /// Notes what the task with `ticket` found; returns whether the client must be notified.
  ///
  /// For a document that `isForeign`, which is not checked, an empty list is published only to clear others.
  mutating func publish(_ notification: PublishDiagnosticsNotification, ticket: Int, isForeign: Bool) -> Bool {
    guard let slot = slots[notification.uri], slot.ticket == ticket, slot.published != notification else {
      return false
    }
    if isForeign, notification.diagnostics.isEmpty, slot.published?.diagnostics.isEmpty ?? true { return false }
    slots[notification.uri]?.published = notification
    return true
  }
}

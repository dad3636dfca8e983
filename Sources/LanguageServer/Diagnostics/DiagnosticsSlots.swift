/// Which task may publish the diagnostics of which document, and what was published last.
struct DiagnosticsSlots: Sendable {
  private struct Slot {
    var ticket: Int
    var task: Task<Void, Never>?
    var published: PublishDiagnosticsNotification?
    var time: ContinuousClock.Instant?
    /// Whether a change may have been on its way when the last list was sent.
    var isCrossed = false
  }

  /// How long a list may be on its way to the client, which must have a change in the meantime for both to cross.
  private static let transit = Duration.milliseconds(100)

  private var slots: [DocumentURI: Slot] = [:]
  // Not reset when a document is closed: an old task must not match one from after it is opened again.
  private var lastTicket = 0

  /// Cancels the task that works on a document, and replaces it.
  ///
  /// `start` starts it, with the ticket for publishing and the task to wait for.
  mutating func replaceTask(
    for uri: DocumentURI,
    now: ContinuousClock.Instant = .now,
    start: (_ ticket: Int, _ former: Task<Void, Never>?) -> Task<Void, Never>
  ) {
    lastTicket += 1
    let former = slots[uri]
    former?.task?.cancel()
    let task = start(lastTicket, former?.task)
    var slot = former ?? Slot(ticket: lastTicket)
    (slot.ticket, slot.task) = (lastTicket, task)
    if slot.published?.version != nil, let time = slot.time, now < time + Self.transit { slot.isCrossed = true }
    slots[uri] = slot
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

  /// Notes what the task with `ticket` found; returns whether the client must be notified, since it was sent another list.
  ///
  /// A client that compares versions ignores a list that crosses with a change, so that is sent again for the changed text.
  /// For a document that `isForeign`, which is not checked, an empty list is published only to clear others.
  mutating func publish(
    _ notification: PublishDiagnosticsNotification,
    ticket: Int,
    isForeign: Bool,
    now: ContinuousClock.Instant = .now
  ) -> Bool {
    guard var slot = slots[notification.uri], slot.ticket == ticket, slot.published != notification else {
      return false
    }
    if slot.published?.diagnostics == notification.diagnostics, !slot.isCrossed { return false }
    if isForeign, notification.diagnostics.isEmpty, slot.published?.diagnostics.isEmpty ?? true { return false }
    (slot.published, slot.time, slot.isCrossed) = (notification, now, false)
    slots[notification.uri] = slot
    return true
  }
}

import Testing

@testable import LanguageServer

struct DiagnosticsSlotsTests {
  private let notification = PublishDiagnosticsNotification(uri: infoPlist, version: 1, diagnostics: [])

  /// Gives the document a new task and returns its ticket.
  private func ticket(_ slots: inout DiagnosticsSlots, _ now: ContinuousClock.Instant = .now) -> Int {
    var given = 0
    slots.replaceTask(for: infoPlist, now: now) { ticket, _ in
      given = ticket
      return Task {}
    }
    return given
  }

  @Test func aTaskFromBeforeTheDocumentWasClosedPublishesNothingAfterItIsOpenedAgain() {
    var slots = DiagnosticsSlots()
    let old = ticket(&slots)
    _ = slots.remove(infoPlist)
    let new = ticket(&slots)
    let isStalePublished = slots.publish(notification, ticket: old, isForeign: false)
    #expect(!isStalePublished)
    let isPublished = slots.publish(notification, ticket: new, isForeign: false)
    #expect(isPublished)
  }

  @Test func aNewerTaskMakesTheOlderOneObsolete() {
    var slots = DiagnosticsSlots()
    let old = ticket(&slots)
    let new = ticket(&slots)
    let results = [old, new, new].map { slots.publish(notification, ticket: $0, isForeign: false) }
    #expect(results == [false, true, false])
  }

  @Test func anEmptyListForAFileOfOthersOnlyRemovesOthers() {
    var slots = DiagnosticsSlots()
    let ticket = ticket(&slots)
    let place = PositionRange(start: Position(line: 0, character: 0), end: Position(line: 0, character: 1))
    let found = PublishDiagnosticsNotification(
      uri: infoPlist,
      version: 1,
      diagnostics: [Diagnostic(range: place, message: "x")]
    )
    let results = [notification, found, notification, notification].map {
      slots.publish($0, ticket: ticket, isForeign: true)
    }
    #expect(results == [false, true, true, false])
  }

  /// Bug: clients were sent the same list again with each version of the text.
  @Test func aListThatIsTheSameIsNotSentAgainForALaterVersion() {
    var slots = DiagnosticsSlots()
    let start = ContinuousClock.now
    let first = slots.publish(notification, ticket: ticket(&slots, start), isForeign: false, now: start)
    var later = notification
    later.version = 2
    let next = ticket(&slots, start + .seconds(1))
    let second = slots.publish(later, ticket: next, isForeign: false, now: start + .seconds(1))
    #expect([first, second] == [true, false])
  }

  @Test func aListThatMayCrossWithAChangeIsSentAgainWithItsVersion() {
    var slots = DiagnosticsSlots()
    let start = ContinuousClock.now
    _ = slots.publish(notification, ticket: ticket(&slots, start), isForeign: false, now: start)
    var later = notification
    later.version = 2
    let next = ticket(&slots, start + .milliseconds(5))
    let second = slots.publish(later, ticket: next, isForeign: false, now: start + .milliseconds(6))
    #expect(second)
  }
}

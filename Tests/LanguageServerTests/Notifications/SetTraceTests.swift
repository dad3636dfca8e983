import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct SetTraceTests {
  @Test func messagesAreReportedWhileTheClientWantsIt() async throws {
    let client = try await TestClient.started()
    client.notify(SetTraceNotification(value: .messages))
    _ = try await client.errorCode("first")
    client.notify(SetTraceNotification(value: .verbose))
    _ = try await client.errorCode("second")
    client.notify(SetTraceNotification(value: .off))
    _ = try await client.errorCode("third")
    let reports = try await client.finish().map { try $0.params(LogTraceNotification.self) }
    #expect(
      reports.map(\.message) == [
        "Received request 'first'.", "Received notification '$/setTrace'.", "Received request 'second'.",
        "Received notification '$/setTrace'.",
      ]
    )
    #expect(reports.map { $0.verbose != nil } == [false, false, true, true])
  }
}

import JSONRPC
import Testing

@testable import LanguageServer

/// What waits is counted, and a client that sends more than that is served all the same.
@Suite(.timeLimit(.minutes(5)))
struct BacklogTests {
  private let limit = Backlog(messages: 3, bytes: 100)

  @Test func isLimitedByMessagesAndByBytes() {
    #expect(!Backlog(messages: 2, bytes: 99).reaches(limit))
    #expect(Backlog(messages: 3, bytes: 0).reaches(limit))
    #expect(Backlog(messages: 1, bytes: 100).reaches(limit))
  }

  @Test func messagesCountUntilTheyAreTaken() {
    let inbox = Inbox()
    let message = MessageEnvelope(body: Array(#"{"jsonrpc":"2.0","method":"a"}"#.utf8))
    let incoming = Incoming.event(.notification(method: "a", message: message))
    inbox.add(incoming)
    inbox.add(.documentsRested)
    #expect(inbox.backlog == Backlog(messages: 2, bytes: 30))
    inbox.noteTaken(incoming)
    #expect(inbox.backlog == Backlog(messages: 1, bytes: 0))
    #expect(!inbox.isEmpty)
    inbox.noteTaken(.documentsRested)
    #expect(inbox.isEmpty)
  }

  /// Also those with an identifier that is in use, which clients must not send.
  @Test func requestsCountUntilTheyAreAnswered() {
    let running = RunningRequests()
    running.add(.number(1), size: 10)
    running.add(.number(1), size: 20)
    running.add(.number(2), size: 30)
    #expect(running.backlog == Backlog(messages: 3, bytes: 60))
    running.finish(.number(1))
    running.finish(.number(1))
    running.finish(.number(1))
    #expect(running.backlog == Backlog(messages: 1, bytes: 30))
    running.finish(.number(2))
    #expect(running.backlog == Backlog())
  }

  @Test func moreRequestsThanTheLimitAreAllAnswered() async throws {
    let client = try TestClient(limit: Backlog(messages: 3, bytes: 2_000))
    _ = try await client.initialize()
    client.notify(InitializedNotification())
    client.open(Texts.emptyPurpose)
    let hover = HoverRequest(
      textDocument: TextDocumentIdentifier(uri: infoPlist),
      position: Position(line: 0, character: 0)
    )
    let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
    for _ in 0..<2_000 {
      client.connection.request(HoverRequest.method, params: try JSONValue(reflecting: hover)) { answer in
        continuation.yield((try? answer.get())?.responseError == nil)
      }
    }
    var count = 0
    for await isAnswered in answers {
      #expect(isAnswered)
      count += 1
      if count == 2_000 { break }
    }
    _ = try await client.finish()
  }
}

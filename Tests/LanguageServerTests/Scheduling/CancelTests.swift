import JSONRPC
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct CancelTests {
  private let pulls = #"{"textDocument": {"diagnostic": {}}}"#

  @Test func overtakesWhatWaitsAfterTheRequest() async throws {
    let gate = GatedProjects()
    let client = try await TestClient.started(pulls, projects: gate)
    client.open(Texts.emptyPurpose)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    let (answers, continuation) = AsyncStream.makeStream(of: Result<MessageEnvelope, RequestFailure>.self)
    let params = try JSONValue(reflecting: pull)
    let id = client.connection.request(DocumentDiagnosticRequest.method, params: params) { continuation.yield($0) }
    await gate.waitUntilEntered()
    // The message loop now waits for the pull, so a cancellation in the queue would come too late.
    let shutdown = Task { try await client.request(ShutdownRequest()) }
    client.connection.notify(CancelNotification.method, params: ["id": id])
    var answer = answers.makeAsyncIterator()
    #expect(try await answer.next()?.get().responseError?.code == .requestCancelled)
    _ = try await shutdown.value
  }

  @Test func ofAnUnknownRequestIsIgnored() async throws {
    let client = try await TestClient.started()
    client.notify(CancelNotification(id: .integer(999)))
    client.notify(CancelNotification(id: .string("none")))
    client.connection.notify(CancelNotification.method, params: ["id": [1]])
    #expect(try await client.finish().isEmpty)
  }

  @Test func ofAQueuedRequestPreventsItsWork() {
    let running = RunningRequests()
    running.add(.number(1), size: 2)
    running.cancel(.number(1))
    #expect(running.isCancelled(.number(1)))
    running.finish(.number(1))
    #expect(!running.isCancelled(.number(1)))
  }

  @Test func reachesATaskThatIsNotedLater() async {
    let running = RunningRequests()
    running.add(.string("a"), size: 2)
    running.cancel(.string("a"))
    let task = Task { while !Task.isCancelled { await Task.yield() } }
    running.setTask(task, for: .string("a"))
    await task.value
  }
}

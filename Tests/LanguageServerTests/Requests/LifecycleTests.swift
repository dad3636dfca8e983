import JSONRPC
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct LifecycleTests {
  /// How far a conversation is when a message comes.
  enum Stage: CaseIterable {
    case beforeInitialize
    case running
    case afterShutdown
  }

  private func client(at stage: Stage) async throws -> TestClient {
    let client = try TestClient()
    guard stage != .beforeInitialize else { return client }
    _ = try await client.initialize()
    client.notify(InitializedNotification())
    guard stage != .running else { return client }
    _ = try await client.request(ShutdownRequest())
    return client
  }

  @Test(
    "answers by stage",
    arguments: [
      (.beforeInitialize, "textDocument/diagnostic", .serverNotInitialized),
      (.beforeInitialize, "shutdown", .serverNotInitialized),
      (.beforeInitialize, "unknown", .serverNotInitialized),
      (.beforeInitialize, "initialize", nil),
      (.running, "initialize", .invalidRequest),
      (.running, "unknown", .methodNotFound),
      (.running, "$/unknown", .methodNotFound),
      (.running, "exit", .methodNotFound),
      (.running, "textDocument/diagnostic", .invalidParams),
      (.running, "shutdown", nil),
      (.afterShutdown, "initialize", .invalidRequest),
      (.afterShutdown, "shutdown", .invalidRequest),
      (.afterShutdown, "textDocument/diagnostic", .invalidRequest),
      (.afterShutdown, "unknown", .invalidRequest),
    ] as [(Stage, String, ErrorCode?)]
  )
  func answer(stage: Stage, method: String, code: ErrorCode?) async throws {
    let client = try await client(at: stage)
    #expect(try await client.errorCode(method) == code)
    client.notify(ExitNotification())
    _ = try await client.exitCode
  }

  @Test("the exit code shows whether shutdown came first", arguments: Stage.allCases)
  func exit(stage: Stage) async throws {
    let client = try await client(at: stage)
    client.notify(ExitNotification())
    #expect(try await client.exitCode == (stage == .afterShutdown ? 0 : 1))
  }

  @Test("the end of the input counts as exit", arguments: Stage.allCases)
  func endOfInput(stage: Stage) async throws {
    let client = try await client(at: stage)
    client.connection.close()
    #expect(try await client.exitCode == (stage == .afterShutdown ? 0 : 1))
  }

  @Test("notifications are dropped outside the session", arguments: [Stage.beforeInitialize, .afterShutdown])
  func droppedNotification(stage: Stage) async throws {
    let client = try await client(at: stage)
    client.open(Texts.emptyPurpose)
    if stage == .beforeInitialize { _ = try await client.initialize() }
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    if stage == .beforeInitialize { #expect(try await client.request(pull) == .full(resultId: nil, items: [])) }
    client.notify(ExitNotification())
    _ = try await client.exitCode
    #expect(await client.next(PublishDiagnosticsNotification.method) == nil)
  }

  @Test func whatIsUnderWayIsAnsweredBeforeShutdown() async throws {
    let client = try await client(at: .running)
    client.open(Texts.emptyPurpose)
    let (order, continuation) = AsyncStream.makeStream(of: String.self)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    let params = try JSONValue(reflecting: pull)
    for _ in 0..<20 {
      client.connection.request(DocumentDiagnosticRequest.method, params: params) { _ in continuation.yield("read") }
    }
    client.connection.request(ShutdownRequest.method, params: JSONValue.object([:])) { _ in
      continuation.yield("shutdown")
      continuation.finish()
    }
    var answers: [String] = []
    for await answer in order { answers.append(answer) }
    #expect(answers == Array(repeating: "read", count: 20) + ["shutdown"])
    client.notify(ExitNotification())
    #expect(try await client.exitCode == 0)
  }
}

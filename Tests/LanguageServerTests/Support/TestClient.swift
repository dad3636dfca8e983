import Foundation
import JSONRPC
import Testing

@testable import LanguageServer

/// A client and a server in one process, joined by pipes.
final class TestClient: Sendable {
  /// A message that the server sent on its own.
  struct Sent: Sendable {
    let method: String
    let message: MessageEnvelope

    func params<Params: Decodable>(_ type: Params.Type) throws -> Params {
      try message.decodeParams(type)
    }
  }

  let connection: Connection
  private let server: Task<Int32, any Error>
  private let sent: AsyncStream<Sent>

  /// Starts a server without delays; `answers` are what the client answers to requests of the server, by method.
  init(
    answers: [String: JSONValue] = [:],
    projects: any ProjectContextProvider = NoProjects(),
    options: ServerOptions = ServerOptions(thoroughDelay: .zero),
    limit: Backlog = .limit
  ) throws {
    let pipes = try PipePair()
    let client = try Connection(pipes.client, log: quietLog)
    let language = Server(
      connection: try Connection(pipes.server, log: quietLog),
      options: options,
      projects: projects,
      log: quietLog,
      limit: limit
    )
    let (sent, continuation) = AsyncStream.makeStream(of: Sent.self)
    try client.start { [weak client] event in
      switch event {
      case .notification(let method, let message):
        continuation.yield(Sent(method: method, message: message))
      case .request(let id, let method, let message):
        continuation.yield(Sent(method: method, message: message))
        client?.respond(to: id, result: answers[method] ?? .null)
      case .closed:
        continuation.finish()
      }
    }
    connection = client
    self.sent = sent
    server = Task.detached { try await language.run() }
  }

  /// Starts a server and runs the handshake.
  static func started(
    _ capabilities: String = "{}",
    options initializationOptions: JSONValue? = nil,
    answers: [String: JSONValue] = [:],
    projects: any ProjectContextProvider = NoProjects(),
    server: ServerOptions = ServerOptions(thoroughDelay: .zero),
    folder: DocumentURI? = nil
  ) async throws -> TestClient {
    let client = try TestClient(answers: answers, projects: projects, options: server)
    _ = try await client.initialize(capabilities, options: initializationOptions, folder: folder)
    client.notify(InitializedNotification())
    return client
  }

  /// Sends `initialize` with capabilities as JSON text, and the folder of the workspace.
  func initialize(
    _ capabilities: String = "{}",
    name: String? = "tests",
    options: JSONValue? = nil,
    folder: DocumentURI? = nil
  ) async throws -> InitializeResult {
    let capabilities = try JSONDecoder().decode(JSONValue.self, from: Data(capabilities.utf8))
    let folders = folder.map { [WorkspaceFolder(uri: $0, name: "app")] }
    return try await request(
      InitializeRequest(
        clientInfo: name.map { ProgramInfo(name: $0) },
        initializationOptions: options,
        capabilities: capabilities,
        workspaceFolders: folders
      )
    )
  }

  func request<Request: RequestType>(_ request: Request) async throws -> Request.Result
  where Request.Result: Decodable {
    let params = try JSONValue(reflecting: request)
    return try await connection.request(Request.method, params: params, returning: Request.Result.self)
  }

  /// Sends a request of any form; returns its error code, nil when it has a result.
  func errorCode(_ method: String, _ params: JSONValue = .object([:])) async throws -> ErrorCode? {
    do {
      _ = try await connection.request(method, params: params, returning: JSONValue.self)
      return nil
    } catch RequestFailure.refused(let error) {
      return error.code
    }
  }

  func notify<Notification: NotificationType>(_ notification: Notification) {
    do {
      connection.notify(Notification.method, params: try JSONValue(reflecting: notification))
    } catch {
      Issue.record(error)
    }
  }

  // MARK: Documents

  func open(_ text: String, as uri: DocumentURI = infoPlist, version: Int = 1) {
    let item = TextDocumentItem(uri: uri, languageId: "plist", version: version, text: Array(text.utf8))
    notify(DidOpenTextDocumentNotification(textDocument: item))
  }

  func change(_ changes: [TextDocumentContentChangeEvent], of uri: DocumentURI = infoPlist, version: Int) {
    let document = VersionedTextDocumentIdentifier(uri: uri, version: version)
    notify(DidChangeTextDocumentNotification(textDocument: document, contentChanges: changes))
  }

  func replaceText(_ text: String, of uri: DocumentURI = infoPlist, version: Int) {
    change([TextDocumentContentChangeEvent(text: text)], of: uri, version: version)
  }

  func close(_ uri: DocumentURI = infoPlist) {
    notify(DidCloseTextDocumentNotification(textDocument: TextDocumentIdentifier(uri: uri)))
  }

  // MARK: What the server sends

  /// Waits for the next message of a method; others before it are skipped.
  func next(_ method: String) async -> Sent? {
    for await each in sent where each.method == method { return each }
    return nil
  }

  /// Waits for the next diagnostics.
  func nextDiagnostics() async throws -> PublishDiagnosticsNotification? {
    try await next(PublishDiagnosticsNotification.method)?.params(PublishDiagnosticsNotification.self)
  }

  /// Ends the session properly; returns the messages of the server that no test waited for.
  func finish() async throws -> [Sent] {
    _ = try await request(ShutdownRequest())
    notify(ExitNotification())
    _ = try await exitCode
    var rest: [Sent] = []
    for await each in sent { rest.append(each) }
    return rest
  }

  /// Waits for the server to end.
  var exitCode: Int32 {
    get async throws { try await server.value }
  }
}

/// Logs nothing, so that the output of tests stays readable.
let quietLog = Log(level: .critical) { _ in }

/// The document that most tests open.
let infoPlist = DocumentURI("file:///app/Info.plist")

/// Capabilities of a client that takes everything that diagnostics can have.
let richDiagnostics = """
  {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "versionSupport": true, "dataSupport": true,
   "codeDescriptionSupport": true, "tagSupport": {"valueSet": [1, 2]}}}}
  """

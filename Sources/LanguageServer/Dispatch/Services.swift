import JSON
import JSONRPC

/// The parts of the server that handlers use in addition to the session.
struct Services: Sendable {
  /// The way to the client.
  let connection: Connection
  /// The queue before the message loop.
  let inbox = Inbox()
  /// The log for faults, whose level a client may change.
  let log: Log
  /// The options that the server was started with.
  let options: ServerOptions
  /// Computes findings.
  let analyzer: Analyzer
  /// Publishes diagnostics to clients that do not pull them.
  let publisher: DiagnosticsPublisher
  /// Remembers the answers to clients that pull diagnostics.
  let pullReports = PullReports()
  /// Makes the client pull diagnostics again.
  let diagnosticRefresh: RefreshRequests
  /// Makes the client ask for code lenses again.
  let codeLensRefresh: RefreshRequests
  /// Runs the slow checks on edited documents of clients that pull diagnostics.
  let lateChecks: LateChecks
  /// Checks the files of the workspace.
  let workspaceChecks = WorkspaceChecks()
  /// Finds names in the workspace.
  let symbolSearch = SymbolSearch()
  /// Remembers the tokens of documents.
  let tokenReports = SemanticTokenReports()
  /// Reports when documents come to rest.
  let restTimer: RestTimer
  /// Reports when files change on disk.
  let fileWatch: FileWatch
  /// Gives memory back that is no longer used.
  let unusedMemory: UnusedMemory
  /// Reports the end of the client's process.
  let processWatch: ClientProcessWatch

  /// Puts the parts of a server together.
  init(
    connection: Connection,
    options: ServerOptions,
    projects: any ProjectContextProvider,
    log: Log
  ) {
    self.connection = connection
    self.log = log
    self.options = options
    analyzer = Analyzer(projects: projects)
    publisher = DiagnosticsPublisher(connection: connection, analyzer: analyzer)
    diagnosticRefresh = RefreshRequests { Self.send(DiagnosticRefreshRequest(), over: connection, log, $0) }
    codeLensRefresh = RefreshRequests { Self.send(CodeLensRefreshRequest(), over: connection, log, $0) }
    lateChecks = LateChecks(analyzer, diagnosticRefresh)
    restTimer = RestTimer(inbox)
    unusedMemory = UnusedMemory(inbox)
    fileWatch = FileWatch(interval: options.filePollInterval, inbox: inbox)
    processWatch = ClientProcessWatch(interval: options.processPollInterval, inbox: inbox, log: log)
  }

  /// Ends all work, at the end of the conversation.
  func stop() {
    publisher.stop()
    lateChecks.stop()
    workspaceChecks.stop()
    restTimer.stop()
    fileWatch.stop()
    unusedMemory.stop()
    processWatch.stop()
    connection.close()
  }

  /// Sends a request whose answer is ignored; a failure is logged.
  func send<Request: RequestType & JSONWritable>(_ request: Request) {
    Self.send(request, over: connection, log) {}
  }

  private static func send<Request: RequestType & JSONWritable>(
    _ request: Request,
    over connection: Connection,
    _ log: Log,
    _ answered: @escaping @Sendable () -> Void
  ) {
    connection.request(Request.method, params: request) { answer in
      defer { answered() }
      guard case .success(let message) = answer, let error = message.responseError else { return }
      log.write(.warning, "The client refused \(Request.method)", ["reason": "\(error.message)"])
    }
  }

  /// Makes the client ask again for what other files and settings may have changed, as far as it can.
  func refresh(_ client: ClientFeatures) {
    if client.pullsDiagnostics, client.refreshesDiagnostics { diagnosticRefresh.request() }
    if client.showsCodeLenses, client.refreshesCodeLenses { codeLensRefresh.request() }
  }

  /// Reports a received message, as far as the client wants such reports.
  func trace(_ kind: String, _ method: String, in session: Session) {
    guard session.trace == .messages || session.trace == .verbose else { return }
    let verbose = session.trace == .verbose ? "\(session.documents.all.count) open documents" : nil
    let report = LogTraceNotification(message: "Received \(kind) '\(method)'.", verbose: verbose)
    connection.notify(LogTraceNotification.method, params: report)
  }

  /// Requests the settings of the client; the answer comes through the inbox.
  func askForConfiguration() {
    let request = ConfigurationRequest(items: [ConfigurationItem(section: Settings.section)])
    connection.request(ConfigurationRequest.method, params: request) { [inbox, log] answer in
      guard case .success(let message) = answer else { return }
      do throws(ResponseError) {
        let values = try message.decodeResult(ConfigurationRequest.Result.self)
        inbox.add(.configuration(values.first ?? .null))
      } catch {
        log.write(.warning, "The client did not send its settings", ["reason": "\(error.message)"])
      }
    }
  }
}

extension Services {
  /// Logs unusual messages, to find faults in clients.
  func note(_ irregularities: [DocumentStore.Irregularity], about uri: DocumentURI) {
    for irregularity in irregularities {
      log.write(.info, "\(Self.sentence(irregularity))", ["uri": "\(uri)"])
    }
  }

  private static func sentence(_ irregularity: DocumentStore.Irregularity) -> String {
    switch irregularity {
    case .openedTwice: "An open document was opened again; using the new text"
    case .unknown: "A message about a document that is not open was ignored"
    case .early(let version): "Version \(version) arrived before the document was opened; it will be applied then"
    case .versionWentBack(let from, let to): "The version went from \(from) to \(to); the change was applied"
    case .late(let version, let newest): "Version \(version) arrived after \(newest); it was applied before"
    case .unusualRange(let range): "A range outside the text was adjusted: \(range)"
    }
  }
}

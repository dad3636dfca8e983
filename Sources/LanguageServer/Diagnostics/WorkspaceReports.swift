import Locking

/// The reports of one pull of the diagnostics of the workspace, in parts if the client wants that.
final class WorkspaceReports: Sendable {
  private struct State {
    var items: [WorkspaceDocumentDiagnosticReport] = []
    var sentAt = ContinuousClock.now
    /// The files that the client has a report of and that have none yet in this pull, by path.
    var left: [String: PreviousResultID]
  }

  /// The most reports of one part, and how long they may wait for others.
  private static let partCount = 100
  private static let partDelay = Duration.milliseconds(200)

  private let state: Locked<State>
  private let token: IntegerOrString?
  private let services: Services
  private let documents: DocumentStore

  /// Makes the reports for a request.
  init(_ request: WorkspaceDiagnosticRequest, in context: ReadContext) {
    token = request.partialResultToken
    services = context.services
    documents = context.session.documents
    // Reports are compared by path, since clients spell addresses differently.
    let left = request.previousResultIds.map { (DocumentLocation($0.uri).filePath ?? $0.uri.rawValue, $0) }
    state = Locked(State(left: Dictionary(left) { first, _ in first }))
  }

  /// Adds the diagnostics of a file with at least the severity `least`, unless it is open: then the text of the client counts.
  func add(_ file: WorkspaceChecks.CheckedFile, from least: DiagnosticSeverity) {
    let uri = DocumentURI(filePath: file.path)
    guard documents[uri] == nil else { return }
    // In the protocol the most severe has the lowest number.
    let diagnostics = file.diagnostics.filter { ($0.severity ?? .error).rawValue <= least.rawValue }
    add(diagnostics, path: file.path, uri: uri, version: nil)
  }

  /// Adds an open document.
  func add(_ diagnostics: [Diagnostic], of document: OpenDocument) {
    guard let path = document.filePath else { return }
    add(diagnostics, path: path, uri: document.uri, version: document.version)
  }

  private func add(_ diagnostics: [Diagnostic], path: String, uri: DocumentURI, version: Int?) {
    let previous = state.withLock { $0.left.removeValue(forKey: path) }
    guard !diagnostics.isEmpty || previous != nil else { return }
    let report = services.pullReports.report(diagnostics, for: uri, previousID: previous?.value)
    append(WorkspaceDocumentDiagnosticReport(uri: previous?.uri ?? uri, version: version, report: report))
  }

  /// Ends the pull: files that the client has a report of and that have none any more have no diagnostics.
  func finish() -> WorkspaceDiagnosticReport {
    let left = state.withLock { $0.left }
    for (path, previous) in left.sorted(by: { $0.key < $1.key }) {
      services.pullReports.forget(DocumentURI(filePath: path))
      append(WorkspaceDocumentDiagnosticReport(uri: previous.uri, report: .full(resultId: nil, items: [])))
    }
    let items = state.withLock { state in
      defer { state.items = [] }
      return state.items
    }
    guard let token else { return WorkspaceDiagnosticReport(items: items) }
    send(items, token)
    // What was sent in parts must not be in the answer.
    return WorkspaceDiagnosticReport(items: [])
  }

  private func append(_ item: WorkspaceDocumentDiagnosticReport) {
    let part = state.withLock { state -> [WorkspaceDocumentDiagnosticReport] in
      state.items.append(item)
      guard token != nil else { return [] }
      let isDue = state.items.count >= Self.partCount || state.sentAt.duration(to: .now) > Self.partDelay
      guard isDue else { return [] }
      defer { (state.items, state.sentAt) = ([], .now) }
      return state.items
    }
    if let token { send(part, token) }
  }

  private func send(_ items: [WorkspaceDocumentDiagnosticReport], _ token: IntegerOrString) {
    guard !items.isEmpty else { return }
    let part = ProgressNotification(token: token, value: WorkspaceDiagnosticReport(items: items))
    services.connection.notify(ProgressNotification.method, params: part)
  }
}

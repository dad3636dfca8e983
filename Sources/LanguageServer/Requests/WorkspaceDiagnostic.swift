import JSONRPC

/// `workspace/diagnostic`: the findings in all files of the workspace, open or not.
enum WorkspaceDiagnosticHandler: ReadHandler {
  // The options of `textDocument/diagnostic` contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: WorkspaceDiagnosticRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> WorkspaceDiagnosticReport {
    let reports = WorkspaceReports(request, in: context)
    let session = context.session
    guard let least = session.settings.workspaceDiagnostics.leastSeverity else { return reports.finish() }
    let services = context.services
    for document in session.searchedDocuments {
      guard await document.role != .foreign else { continue }
      reports.add(try await context.diagnostics(of: document), of: document)
    }
    let files = await services.workspaceChecks.files(session, services.analyzer) { reports.add($0, from: least) }
    guard files != nil else { throw .cancelled }
    try context.checkCancellation()
    services.publisher.reportConfigurationProblems()
    return reports.finish()
  }
}

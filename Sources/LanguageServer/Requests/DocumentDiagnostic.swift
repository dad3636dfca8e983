import JSONRPC
import LintEngine

/// `textDocument/diagnostic`: the findings in one document, for clients that pull them.
enum DocumentDiagnosticHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    guard client.pullsDiagnostics else { return nil }
    let name = JSONValue.string(DiagnosticConverter.source)
    return Capability(
      name: "diagnosticProvider",
      options: ["identifier": name, "interFileDependencies": true, "workspaceDiagnostics": true]
    )
  }

  static func answer(
    _ request: DocumentDiagnosticRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentDiagnosticReport {
    guard let document = await context.checkedDocument(request.textDocument) else {
      return .full(resultId: nil, items: [])
    }
    let diagnostics = try await context.diagnostics(of: document)
    context.services.publisher.reportConfigurationProblems()
    return context.services.pullReports.report(
      diagnostics,
      for: document.uri,
      previousID: request.previousResultId
    )
  }
}

extension ReadContext {
  /// Returns the diagnostics of an open document for a client that pulls them.
  ///
  /// The slow checks take part in a document that was opened or saved. After an edit they follow when it has rested.
  func diagnostics(of document: OpenDocument) async throws(ResponseError) -> [Diagnostic] {
    let list = await services.analyzer.shownFindings(
      in: document,
      session: session,
      runsSlowChecks: document.isSettled
    )
    try checkCancellation()
    if list.end != nil || document.analysis.known(document, session)?.slow == nil {
      services.lateChecks.schedule(list, of: document, in: session)
    }
    return PublishedFindings(list, limit: session.settings.maximumDiagnostics)
      .diagnostics(DiagnosticConverter(document, in: session))
  }
}

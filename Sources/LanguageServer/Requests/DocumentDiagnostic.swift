import JSONRPC
import LanguageServerProtocol

/// `textDocument/diagnostic`: the findings in one document, for clients that pull them.
enum DocumentDiagnosticHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    guard client.pullsDiagnostics else { return nil }
    let name = JSONValue.string(DiagnosticConverter.source)
    return Capability(
      name: "diagnosticProvider",
      options: ["identifier": name, "interFileDependencies": true, "workspaceDiagnostics": false]
    )
  }

  static func answer(
    _ request: DocumentDiagnosticRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> DocumentDiagnosticReport {
    guard let document = await context.checkedDocument(request.textDocument) else {
      return .full(resultId: nil, items: [])
    }
    let findings = await context.services.analyzer.findings(in: document, session: context.session)
    try context.checkCancellation()
    context.services.publisher.tellConfigurationProblems()
    let thorough =
      document.isSettled ? await context.services.analyzer.thoroughFindings(in: document, session: context.session) : []
    try context.checkCancellation()
    let limit = context.session.settings.maximumDiagnostics
    let published = PublishedFindings(findings, count: findings.count, thorough: thorough, limit: limit)
    return context.services.pullReports.report(
      published.diagnostics(DiagnosticConverter(document, in: context.session)),
      for: document.uri,
      previousID: request.previousResultId
    )
  }
}

import JSONRPC
import LanguageFeatures
import LanguageServerProtocol
import LintEngine

/// `textDocument/codeAction`: what can be done about a selection.
enum CodeActionHandler: ReadHandler {
  /// The kinds that are offered.
  static let kinds: [CodeActionKind] = [.quickFix, .insertUsageDescription]

  static func answer(
    _ request: CodeActionRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CodeActionRequest.Result {
    let session = context.session
    let wanted = wantedKinds(request.context)
    guard session.client.takesCodeActionLiterals, !wanted.isEmpty,
      let document = context.judgedDocument(request.textDocument)
    else { return [] }
    let analyzer = context.services.analyzer
    let selection = session.converter(for: document).byteRange(of: request.range)
    // A light bulb in code must not wait for a look at the project.
    let list =
      document.isPropertyList
      ? await analyzer.findings(in: document, session: session)
      : analyzer.knownFindings(in: document, session: session) ?? FindingList()
    var findings = list.touching(selection)
    findings += analyzer.knownThoroughFindings(in: document, session: session) ?? []
    try context.checkCancellation()
    let proposals = CodeActions.actions(in: document.document, selection: selection, findings: findings)
    let converter = CodeActionConverter(document, in: session)
    return proposals.compactMap(converter.action)
      .filter { action in action.kind.map(wanted.contains) ?? false }
      .map(CodeActionOrCommand.action)
  }

  /// The kinds that the client asks for.
  ///
  /// Without a wish, what can be inserted anywhere is offered to users who ask, not as a light on every line.
  private static func wantedKinds(_ context: CodeActionContext) -> [CodeActionKind] {
    if let only = context.only { return kinds.filter { only.contains(where: $0.isWithin) } }
    return context.triggerKind == .automatic ? [.quickFix] : kinds
  }
}

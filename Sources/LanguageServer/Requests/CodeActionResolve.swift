import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `codeAction/resolve`: adds the edit of an action that was offered without.
enum CodeActionResolveHandler: ReadHandler {
  // The options of code actions contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: CodeActionResolveRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CodeAction {
    var action = request.action
    let session = context.session
    guard let uri = TableConversions.document(of: action), let document = session.documents[uri],
      let path = document.filePath, let project = await context.services.analyzer.project(around: path, session)
    else { return action }
    let content = await document.content
    let proposal = await Worker().run { TableConversionAction.proposal(in: content, project: project) }
    guard let proposal else { return action }
    switch proposal.result {
    case .success(let conversion): action.edit = try TableConversions.edit(conversion, project, in: session)
    case .failure(let refusal): throw ResponseError(code: .requestFailed, message: refusal.sentence)
    }
    return action
  }
}

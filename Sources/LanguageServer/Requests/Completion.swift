import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `textDocument/completion`: what can be typed at a place.
enum CompletionHandler: ReadHandler {
  static func answer(
    _ request: CompletionRequest,
    in context: ReadContext
  ) throws(ResponseError) -> CompletionRequest.Result {
    guard let document = context.document(request.textDocument) else { return nil }
    let offset = context.session.converter(for: document).offset(of: request.position)
    let proposals = Completion.proposals(
      in: document.document,
      at: offset,
      options: LanguageFeatures.CompletionOptions(usesSnippets: context.session.client.usesSnippets)
    )
    try context.checkCancellation()
    let converter = CompletionConverter(document, in: context.session)
    // A key is offered by its Xcode name only once the typed text fits that name, so clients have to ask again.
    return CompletionList(isIncomplete: proposals.contains { $0.kind == .key }, items: proposals.map(converter.item))
  }
}

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
    return converter.list(proposals)
  }

  static func text(of result: CompletionList?) throws -> [UInt8] {
    result?.json ?? Array("null".utf8)
  }
}

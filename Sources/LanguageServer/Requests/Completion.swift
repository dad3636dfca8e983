import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `textDocument/completion`: what can be typed at a place.
enum CompletionHandler: ReadHandler {
  static func capability(for client: ClientFeatures) -> Capability? {
    var options: [String: JSONValue] = ["triggerCharacters": ["<", ">", "\"", "."], "resolveProvider": true]
    if client.takesLabelDetails { options["completionItem"] = ["labelDetailsSupport": true] }
    return Capability(name: "completionProvider", options: .object(options))
  }

  static func answer(
    _ request: CompletionRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CompletionRequest.Result {
    guard let document = await context.propertyList(request.textDocument) else { return nil }
    let offset = context.session.converter(for: document).offset(of: request.position)
    let proposals = Completion.proposals(
      in: await document.content,
      at: offset,
      options: LanguageFeatures.CompletionOptions(usesSnippets: context.session.client.usesSnippets)
    )
    try context.checkCancellation()
    let converter = CompletionConverter(document, in: context.session)
    return converter.list(proposals)
  }
}

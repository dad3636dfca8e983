import JSONRPC
import LanguageFeatures
import LanguageServerProtocol

/// `completionItem/resolve`: adds only the documentation of one item.
enum CompletionResolveHandler: ReadHandler {
  // The options of completion contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: CompletionItemResolveRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CompletionItem {
    var item = request.item
    guard let uri = item.data?[CompletionConverter.uriMember]?.string,
      let term = CompletionConverter.term(of: item),
      let document = await context.keyDocument(TextDocumentIdentifier(uri: DocumentURI(uri))),
      let text = Completion.documentation(for: term, in: await document.content.kind.domain)
    else { return item }
    item.documentation = .markup(MarkupContent(text, as: context.session.client.documentationFormat))
    return item
  }
}

import JSONRPC
import LanguageFeatures

/// `textDocument/completion`: what can be typed at a place.
enum CompletionHandler: ReadHandler {
  /// The largest number of items, so that an answer has at most about 20 KB.
  private static let longList = 65
  /// The same for clients to which each item repeats what all have in common.
  private static let shortList = 38

  static func capability(for client: ClientFeatures) -> Capability? {
    var options: [String: JSONValue] = ["triggerCharacters": ["<", ">", "\"", ".", "%"], "resolveProvider": true]
    if client.takesLabelDetails { options["completionItem"] = ["labelDetailsSupport": true] }
    return Capability(name: "completionProvider", options: .object(options))
  }

  static func answer(
    _ request: CompletionRequest,
    in context: ReadContext
  ) async throws(ResponseError) -> CompletionRequest.Result {
    guard let document = await context.keyDocument(request.textDocument), !document.isBinaryView else { return nil }
    let offset = context.session.converter(for: document).offset(of: request.position)
    let client = context.session.client
    let (content, project) = (await document.content, document.analysis.last?.surroundings.project)
    let options = CompletionOptions(usesSnippets: client.usesSnippets, addsIndentation: client.addsIndentation)
    let limit = client.itemDefaults.isEmpty ? shortList : longList
    let propose = { @Sendable in
      Completion.answer(in: content, at: offset, options: options, limit: limit, project: project)
    }
    // Translations are read from other files.
    let isSlow = content.kind.isTextTable || content.kind == .infoPlistStrings
    var answer = isSlow ? await Worker().run(propose) : propose()
    // It does not wait for the other languages of a table, so the client must ask again when they are known.
    if project == nil, document.filePath != nil,
      [.stringTable, .infoPlistStrings, .stringCatalog].contains(content.kind)
    {
      answer.isIncomplete = true
    }
    try context.checkCancellation()
    let converter = CompletionConverter(document, in: context.session)
    return converter.list(answer)
  }
}

/// `completionItem/resolve`: adds only the documentation of one item.
enum CompletionResolveHandler: ReadHandler {
  // The options of completion contain it.
  static func capability(for client: ClientFeatures) -> Capability? { nil }

  static func answer(
    _ request: CompletionItem,
    in context: ReadContext
  ) async throws(ResponseError) -> CompletionItem {
    var item = request
    guard let uri = item.data?[CompletionConverter.uriMember]?.string,
      let term = CompletionConverter.term(of: item),
      let document = await context.keyDocument(TextDocumentIdentifier(uri: DocumentURI(uri))),
      let text = Completion.documentation(for: term, in: await document.content.kind.domain)
    else { return item }
    item.documentation = .markup(MarkupContent(text, as: context.session.client.documentationFormat))
    return item
  }
}

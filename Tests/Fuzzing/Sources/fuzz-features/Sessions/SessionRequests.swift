/// The requests of clients, with parameters that the bytes of an input choose.
enum SessionRequests {
  /// Returns the method and the parameters of a request about the document at `uri`, a string of JSON.
  ///
  /// `item` is an answer of the server that a client may send back.
  static func any(_ choices: inout Choices, _ uri: String, item: String) -> (method: String, params: String) {
    let document = #""textDocument":{"uri":\#(uri)}"#
    let (method, members) = choices.one(of: methods)
    let params = members.map { member in
      switch member {
      case .document: document
      case .position: #""position":\#(choices.place().json)"#
      case .positions: #""positions":[\#(choices.place().json),\#(choices.place().json)]"#
      case .range: #""range":\#(range(&choices))"#
      case .ranges: #""ranges":[\#(range(&choices)),\#(range(&choices))]"#
      case .options: #""options":{"tabSize":\#(choices.number()),"insertSpaces":\#(choices.isOne(of: 2))}"#
      case .actionContext: #""context":{"diagnostics":[],"only":[\#(choices.one(of: actionKinds))]}"#
      case .referenceContext: #""context":{"includeDeclaration":\#(choices.isOne(of: 2))}"#
      case .typed: #""ch":"\#(choices.one(of: ["/", "\\n", ">", ";"]))""#
      case .newName: #""newName":\#(json(choices.text(names)))"#
      case .previous: #""previousResultId":"\#(choices.number() % 8)""#
      case .previousAll: #""previousResultIds":[{"uri":\#(uri),"value":"\#(choices.number() % 8)"}]"#
      case .query: #""query":\#(json(choices.text(names)))"#
      case .command: #""command":"plist-lsp.showAsXML","arguments":[\#(uri)]"#
      case .uri: #""uri":\#(uri)"#
      case .item: item
      }
    }
    return (method, "{\(params.joined(separator: ","))}")
  }

  /// Returns the requests whose answers depend on nothing but the text of the document at `uri`.
  static func ofText(_ uri: String) -> [(method: String, params: String)] {
    let document = #""textDocument":{"uri":\#(uri)}"#
    let places = [
      TextPlace(line: 2, character: 9), TextPlace(line: 5, character: 3), TextPlace(line: 1000, character: 0),
    ]
    let all = #"{"start":{"line":0,"character":0},"end":\#(places[2].json)}"#
    return [
      ("textDocument/documentSymbol", "{\(document)}"),
      ("textDocument/foldingRange", "{\(document)}"),
      ("textDocument/formatting", #"{\#(document),"options":{"tabSize":2,"insertSpaces":true}}"#),
      ("textDocument/selectionRange", #"{\#(document),"positions":[\#(places.map(\.json).joined(separator: ","))]}"#),
      ("textDocument/semanticTokens/range", #"{\#(document),"range":\#(all)}"#),
    ]
  }

  /// Parameters that fit no message.
  static let malformed = [
    "null", "[]", "3", "{}", #"{"textDocument":3}"#, #"{"textDocument":{"uri":5}}"#,
    #"{"textDocument":{"uri":null},"position":[]}"#,
    #"{"textDocument":{"uri":"file:///nowhere/x.plist"},"position":{"line":1e30,"character":-0}}"#,
    #"{"textDocument":{"uri":"file:///nowhere/x.plist","version":{}},"contentChanges":[{"text":4}]}"#,
    #"{"item":{"label":[]},"data":{"uri":{}},"command":{},"arguments":[[[[]]]],"uri":[],"query":0,"capabilities":0}"#,
  ]

  private enum Member {
    case document, position, positions, range, ranges, options, actionContext, referenceContext, typed, newName
    case previous, previousAll, query, command, uri, item
  }

  private static let methods: [(String, [Member])] = [
    ("textDocument/codeAction", [.document, .range, .actionContext]),
    ("codeAction/resolve", [.item]),
    ("textDocument/codeLens", [.document]),
    ("textDocument/completion", [.document, .position]),
    ("completionItem/resolve", [.item]),
    ("textDocument/definition", [.document, .position]),
    ("textDocument/diagnostic", [.document, .previous]),
    ("textDocument/documentHighlight", [.document, .position]),
    ("textDocument/documentLink", [.document]),
    ("textDocument/documentSymbol", [.document]),
    ("textDocument/foldingRange", [.document]),
    ("textDocument/formatting", [.document, .options]),
    ("textDocument/hover", [.document, .position]),
    ("textDocument/inlayHint", [.document, .range]),
    ("textDocument/linkedEditingRange", [.document, .position]),
    ("textDocument/onTypeFormatting", [.document, .position, .typed, .options]),
    ("textDocument/prepareRename", [.document, .position]),
    ("textDocument/rangeFormatting", [.document, .range, .options]),
    ("textDocument/rangesFormatting", [.document, .ranges, .options]),
    ("textDocument/references", [.document, .position, .referenceContext]),
    ("textDocument/rename", [.document, .position, .newName]),
    ("textDocument/selectionRange", [.document, .positions]),
    ("textDocument/semanticTokens/full", [.document]),
    ("textDocument/semanticTokens/full/delta", [.document, .previous]),
    ("textDocument/semanticTokens/range", [.document, .range]),
    ("workspace/diagnostic", [.previousAll]),
    ("workspace/executeCommand", [.command]),
    ("workspace/symbol", [.query]),
    ("workspace/textDocumentContent", [.uri]),
    ("textDocument/unknown", [.document]),
  ]

  private static let actionKinds = [
    #""quickfix""#, #""refactor""#, #""source""#, #""source.fixAll""#, #""refactor.rewrite""#,
  ]
  private static let names = ["a %@", "CFBundleName", "$(A)", "\"", "</key>", "é"]

  private static func range(_ choices: inout Choices) -> String {
    #"{"start":\#(choices.place().json),"end":\#(choices.place().json)}"#
  }
}

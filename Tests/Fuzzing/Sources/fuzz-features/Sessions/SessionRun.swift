import FuzzDriver

/// One session: what the client sends, and what it has of the documents of the server.
struct SessionRun {
  private struct Document {
    var version: Int
    var text: ModelText
    /// Whether its version went back, so that the server cannot put late changes in order.
    var hasGoneBack = false
  }

  private let client: SessionClient
  private let unit: ModelText.Unit
  private var choices: Choices
  private var documents: [String: Document] = [:]
  private var requests = 0
  private var lastID = "0"
  private var lastItem = #""label":"a""#

  /// Starts a server and runs the handshake.
  init(_ choices: Choices) throws {
    self.choices = choices
    client = try SessionClient()
    unit = self.choices.one(of: ModelText.Unit.allCases)
    client.answer = self.choices.one(of: [
      #""result":null"#, #""result":[{"disabledRules":["plist-malformed"]}]"#, #""error":{"code":-32601,"message":""}"#,
      nil,
    ])
    if self.choices.isOne(of: 16) { requestAny() }
    request("initialize", SessionCapabilities.params(&self.choices, unit))
    // Clients wait here; a cancellation of this request would leave the server without a session.
    client.waitForAnswers()
    client.notify("initialized", "{}")
  }

  /// Sends messages until no byte is left, and ends the session.
  mutating func run() {
    let ending = choices.number() % 8
    while !choices.isAtEnd { step() }
    guard ending < 6 else {
      let code = client.end(withExit: ending == 6)
      return require(code == 1, "The session that was not shut down ended with the exit code \(code).")
    }
    client.waitForAnswers()
    for uri in documents.keys.sorted().prefix(3) { checkText(of: uri) }
    request("shutdown", "null")
    if ending == 1 { requestAny() }
    client.waitForAnswers()
    let code = client.end(withExit: ending != 2)
    require(code == 0, "The session ended with the exit code \(code).")
  }

  // MARK: Steps

  private mutating func step() {
    switch choices.number() % 24 {
    case 0...2: open()
    case 3...7: change()
    case 8...13: requestAny()
    case 14: client.waitForAnswers()
    case 15: waitAndTakeItem()
    case 16: client.notify("$/cancelRequest", #"{"id":\#(choices.one(of: [lastID, lastID, "1", "\"x\"", "{}"]))}"#)
    case 17: close()
    case 18: client.notify("textDocument/didSave", #"{"textDocument":{"uri":\#(uri())}}"#)
    case 19: notifyOfOthers()
    case 20: notifyWithoutSense()
    case 21: changeOutOfOrder()
    case 22: request(choices.one(of: Self.methods), choices.one(of: SessionRequests.malformed))
    default: client.send(choices.one(of: Self.strange))
    }
  }

  private static let methods = [
    "initialize", "textDocument/hover", "textDocument/completion", "textDocument/codeAction", "completionItem/resolve",
    "codeAction/resolve", "textDocument/rename", "workspace/symbol", "workspace/diagnostic", "workspace/executeCommand",
    "textDocument/selectionRange", "textDocument/semanticTokens/full/delta", "textDocument/unknown", "",
  ]

  /// What is no message, or an answer to no request.
  private static let strange = [
    "[]", "{", "3", "", #"{"jsonrpc":"2.0","id":{},"method":"shutdown"}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"shutdown"}"#,
    #"{"jsonrpc":"2.0","id":1,"result":null}"#, #"{"jsonrpc":"2.0","id":"a","error":{"code":"b"}}"#,
    #"{"id":9,"result":[}"#,
    #"{"jsonrpc":"2.0","method":4,"params":{}}"#,
  ]

  /// The address of one of the documents as JSON.
  private mutating func uri() -> String { json(choices.one(of: SessionFolder.documents)) }

  private mutating func request(_ method: String, _ params: String) {
    requests += 1
    lastID = requests % 7 == 0 ? "\"a\(requests)\"" : "\(requests)"
    client.request(lastID, method, params)
  }

  private mutating func requestAny() {
    let (uri, item) = (uri(), lastItem)
    let (method, params) = SessionRequests.any(&choices, uri, item: item)
    request(method, params)
  }

  private mutating func waitAndTakeItem() {
    client.waitForAnswers()
    lastItem = client.results[lastID].flatMap(firstItem) ?? lastItem
  }

  private mutating func notifyOfOthers() {
    let folder = json("file://" + SessionFolder.path)
    let (method, params) = choices.one(of: [
      ("workspace/didChangeWatchedFiles", #"{"changes":[{"uri":\#(uri()),"type":\#(choices.number() % 4)}]}"#),
      (
        "workspace/didChangeConfiguration",
        #"{"settings":{"plistLSP":\#(choices.one(of: SessionCapabilities.settings))}}"#
      ),
      ("workspace/didChangeWorkspaceFolders", #"{"event":{"added":[],"removed":[{"uri":\#(folder),"name":"a"}]}}"#),
      ("workspace/didChangeWorkspaceFolders", #"{"event":{"added":[{"uri":\#(folder),"name":"a"}],"removed":[]}}"#),
      ("$/setTrace", #"{"value":"verbose"}"#),
      ("unknown/notification", "{}"),
    ])
    client.notify(method, params)
  }

  private mutating func notifyWithoutSense() {
    let methods = [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave", "initialized",
      "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration", "workspace/didChangeWorkspaceFolders",
      "$/setTrace",
    ]
    client.notify(choices.one(of: methods), choices.one(of: SessionRequests.malformed))
  }

  // MARK: Documents

  private mutating func open() {
    let (name, text) = (choices.one(of: SessionFolder.documents), choices.one(of: SessionFolder.texts))
    open(name, Document(version: choices.number(), text: ModelText(text)))
  }

  private mutating func open(_ name: String, _ document: Document) {
    documents[name] = document
    let members =
      #""uri":\#(json(name)),"languageId":"plist","version":\#(document.version),"text":\#(json(document.text.string))"#
    client.notify("textDocument/didOpen", #"{"textDocument":{\#(members)}}"#)
  }

  private mutating func close() {
    let name = choices.one(of: SessionFolder.documents)
    documents[name] = nil
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":\#(json(name))}}"#)
  }

  /// Returns one of the open documents, or of the others where there is none.
  private mutating func editedName() -> String {
    let open = documents.keys.sorted()
    return choices.one(of: open.isEmpty ? SessionFolder.documents : open)
  }

  private mutating func change() {
    let name = editedName()
    var document = documents[name] ?? Document(version: 0, text: ModelText(""))
    let kind = choices.number() % 16
    let version: String
    switch kind {
    case 0: version = "null"
    case 1: version = "\(document.version)"
    case 2:
      document.version -= 1
      document.hasGoneBack = true
      version = "\(document.version)"
    default:
      document.version += 1
      version = "\(document.version)"
    }
    let changes = (0...(choices.number() % 3)).map { _ in edit(&document.text) }
    send(changes, of: name, version)
    if documents[name] != nil { documents[name] = document }
  }

  /// Sends the second of two changes first, as Helix may.
  private mutating func changeOutOfOrder() {
    let name = editedName()
    guard var document = documents[name], !document.hasGoneBack else { return }
    let (first, second) = (edit(&document.text), edit(&document.text))
    send([second], of: name, "\(document.version + 2)")
    send([first], of: name, "\(document.version + 1)")
    document.version += 2
    documents[name] = document
  }

  /// Edits a text; returns the edit as JSON.
  private mutating func edit(_ text: inout ModelText) -> String {
    let inserted = choices.text(Self.pieces)
    guard !choices.isOne(of: 12) else {
      text = ModelText(inserted)
      return #"{"text":\#(json(inserted))}"#
    }
    let (start, end) = (choices.place(), choices.isOne(of: 3) ? choices.place() : nil)
    text.replace(start, end ?? start, with: inserted, unit)
    return #"{"range":{"start":\#(start.json),"end":\#((end ?? start).json)},"text":\#(json(inserted))}"#
  }

  private static let pieces = [
    "", "\n", "\r", "\r\n", "<", "</", ">", "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array/>",
    "<!--", "-->",
    "&amp;", "\"", ";", "=", "{", "}", "/*", "*/", "é", "😀", "\u{2028}", "\u{FEFF}", "$(A)", "%@",
    "<key>CFBundleName</key>",
    "\"a\" = \"b\";\n",
  ]

  private func send(_ changes: [String], of name: String, _ version: String) {
    let document = #"{"uri":\#(json(name)),"version":\#(version)}"#
    client.notify(
      "textDocument/didChange",
      #"{"textDocument":\#(document),"contentChanges":[\#(changes.joined(separator: ","))]}"#
    )
  }

  // MARK: Checks

  /// The server answers the same about a document that is opened with the text of the model.
  private mutating func checkText(of name: String) {
    guard let document = documents[name] else { return }
    let edited = answers(about: name)
    client.notify("textDocument/didClose", #"{"textDocument":{"uri":\#(json(name))}}"#)
    open(name, document)
    for (answer, expected) in zip(edited, answers(about: name)) {
      require(answer.result == expected.result, "\(answer.method) answers about another text.")
    }
  }

  private mutating func answers(about name: String) -> [(method: String, result: ArraySlice<UInt8>?)] {
    let requests = SessionRequests.ofText(json(name)).map { method, params in
      request(method, params)
      return (method, lastID)
    }
    client.waitForAnswers()
    // After the identifier, which differs.
    return requests.map { method, id in
      (
        method,
        client.results[id].flatMap { body in
          body.firstRange(of: Array("\"result\"".utf8)).map { body[$0.lowerBound...] }
        }
      )
    }
  }
}

/// What clients send in `initialize`.
enum SessionCapabilities {
  /// Returns the parameters of `initialize`, with an offer of how to count characters.
  static func params(_ choices: inout Choices, _ unit: ModelText.Unit) -> String {
    let (textDocument, workspace) = (choices.one(of: textDocuments), choices.one(of: workspaces))
    let encodings = unit == .utf16 && choices.isOne(of: 2) ? "{}" : #"{"positionEncodings":["\#(unit.rawValue)"]}"#
    let capabilities = #"{"general":\#(encodings),"textDocument":\#(textDocument),"workspace":\#(workspace)}"#
    let folder = json("file://" + SessionFolder.path)
    let folders = choices.one(of: [#"[{"uri":\#(folder),"name":"a"}]"#, "null", "[]"])
    let options = choices.one(of: settings)
    return """
      {"processId":null,"rootUri":null,"capabilities":\(capabilities),"workspaceFolders":\(folders),\
      "trace":"\(choices.one(of: ["off", "messages", "verbose"]))","locale":"\(choices.one(of: ["en", "zh-Hans"]))",\
      "initializationOptions":\(options)}
      """
  }

  /// Settings of the user, of which some are invalid.
  static let settings = [
    "null", "{}", #"{"thoroughDelay":0,"optInRules":["purpose-string-too-vague"],"codeLens":true}"#,
    #"{"disabledRules":["plist-malformed"],"severities":{"plist-malformed":"error"},"maximumDiagnostics":1}"#,
    #"{"onlyRules":["no-such-rule"],"inlayHints":3,"workspaceDiagnostics":false,"diagnosticsDelay":-1,"options":[]}"#,
  ]

  private static let textDocuments = [
    "{}",
    """
    {"publishDiagnostics":{"relatedInformation":true,"versionSupport":true,"dataSupport":true,"tagSupport":{"valueSet":[1,2]}},\
    "codeAction":{"codeActionLiteralSupport":{},"dataSupport":true,"disabledSupport":true,"isPreferredSupport":true,\
    "resolveSupport":{"properties":["edit"]}},"hover":{"contentFormat":["markdown"]},"rename":{"prepareSupport":true},\
    "completion":{"completionItem":{"snippetSupport":true,"labelDetailsSupport":true,"documentationFormat":["markdown"]},\
    "completionList":{"itemDefaults":["editRange","insertTextFormat"]}},"codeLens":{},\
    "documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}
    """,
    #"{"diagnostic":{"relatedInformation":true},"codeLens":{},"foldingRange":{"lineFoldingOnly":true,"rangeLimit":2}}"#,
  ]

  private static let workspaces = [
    "{}",
    """
    {"configuration":true,"didChangeWatchedFiles":{"dynamicRegistration":true},"diagnostics":{"refreshSupport":true},\
    "codeLens":{"refreshSupport":true},"textDocumentContent":{},\
    "workspaceEdit":{"documentChanges":true,"snippetEditSupport":true,"resourceOperations":["create","delete"]}}
    """,
  ]
}

import Testing

@testable import LanguageServer

@Suite struct InitializeMessagesTests {
  private static let full = #"""
    {
      "processId": 12, "locale": "de", "rootUri": "file:///a",
      "workspaceFolders": [{"uri": "file:///a", "name": "a"}],
      "initializationOptions": {"deep": [1, {"x": null}]}, "trace": "verbose",
      "capabilities": {
        "general": {"positionEncodings": ["utf-32", "utf-8", "utf-16"]},
        "window": {"workDoneProgress": true},
        "workspace": {
          "applyEdit": true, "configuration": true, "workspaceFolders": true,
          "workspaceEdit": {"documentChanges": true}, "didChangeConfiguration": {"dynamicRegistration": true},
          "didChangeWatchedFiles": {"dynamicRegistration": true, "relativePatternSupport": true},
          "diagnostics": {"refreshSupport": true}
        },
        "textDocument": {
          "synchronization": {"dynamicRegistration": true, "willSave": true, "willSaveWaitUntil": true, "didSave": true},
          "publishDiagnostics": {
            "relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}, "versionSupport": true,
            "codeDescriptionSupport": true, "dataSupport": true
          },
          "diagnostic": {"dynamicRegistration": true, "relatedDocumentSupport": true},
          "hover": {"contentFormat": ["markdown", "plaintext"]},
          "completion": {
            "contextSupport": true, "insertTextMode": 2, "completionList": {"itemDefaults": ["editRange", "data"]},
            "completionItem": {
              "snippetSupport": true, "commitCharactersSupport": true, "documentationFormat": ["markdown"],
              "deprecatedSupport": true, "preselectSupport": true, "tagSupport": {"valueSet": [1]},
              "insertReplaceSupport": true, "resolveSupport": {"properties": ["documentation"]},
              "insertTextModeSupport": {"valueSet": [1, 2]}, "labelDetailsSupport": true
            }
          },
          "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "my.kind"]}},
            "isPreferredSupport": true, "disabledSupport": true, "dataSupport": true,
            "resolveSupport": {"properties": ["edit"]}
          }
        }
      }
    }
    """#

  @Test func everythingIsRead() throws {
    let request = try expectRoundTrip(InitializeRequest.self, Self.full)
    #expect(request.processId == 12)
    #expect(request.trace == .verbose)
    #expect(request.initializationOptions?["deep"]?.array?.first == .integer(1))
    #expect(request.capabilities?["general"]?["positionEncodings"]?.array?.first == .string("utf-32"))
  }

  @Test func unknownMembersAreIgnored() throws {
    #expect(try decode(InitializeRequest.self, #"{"unknown":1,"trace":"off"}"#) == InitializeRequest(trace: .off))
  }

  @Test(arguments: [
    "{}",
    #"{"processId":null,"rootUri":null,"rootPath":null,"workspaceFolders":null,"capabilities":null,"trace":null}"#,
    #"{"processId":"12","rootUri":5,"workspaceFolders":{},"clientInfo":"x","trace":0}"#,
  ])
  func absentNullAndOddMembersAreNil(json: String) throws {
    let request = try decode(InitializeRequest.self, json)
    #expect(request == InitializeRequest())
  }

  @Test func resultRoundTrip() throws {
    try expectRoundTrip(
      InitializeResult.self,
      #"""
      {"serverInfo":{"name":"plist-lsp","version":"1.0"},"capabilities":{
        "positionEncoding":"utf-8","hoverProvider":true,
        "textDocumentSync":{"openClose":true,"change":2,"save":{"includeText":false}},
        "completionProvider":{"triggerCharacters":["<"],"resolveProvider":true,
          "completionItem":{"labelDetailsSupport":true}},
        "codeActionProvider":{"codeActionKinds":["quickfix","source.fixAll"],"resolveProvider":false},
        "diagnosticProvider":{"identifier":"x","interFileDependencies":true,"workspaceDiagnostics":false},
        "workspace":{"workspaceFolders":{"supported":true,"changeNotifications":true}}}}
      """#
    )
  }

  @Test func aServerWithoutANameLeavesItOut() throws {
    #expect(text(InitializeResult(capabilities: [:])) == #"{"capabilities":{}}"#)
  }
}

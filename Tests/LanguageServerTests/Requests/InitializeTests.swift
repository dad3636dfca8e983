import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct InitializeTests {
  @Test(
    "position encodings",
    arguments: [
      (#"["utf-8"]"#, "utf-8"),
      (#"["utf-16"]"#, "utf-16"),
      (#"["utf-32", "utf-8", "utf-16"]"#, "utf-8"),
      (#"["utf-32", "utf-16"]"#, "utf-16"),
      (#"["utf-32"]"#, "utf-32"),
      (#"["utf-7"]"#, "utf-16"),
      ("[]", "utf-16"),
      ("null", nil),
      ("5", nil),
    ]
  )
  func positionEncoding(offered: String, chosen: String?) async throws {
    let client = try TestClient()
    let result = try await client.initialize(#"{"general": {"positionEncodings": \#(offered)}}"#)
    #expect(result.capabilities["positionEncoding"]?.string == chosen)
    _ = try await client.finish()
  }

  @Test func theServerNamesItself() async throws {
    let client = try TestClient(options: ServerOptions(version: "1.2.3"))
    let result = try await client.initialize()
    #expect(result.serverInfo == ProgramInfo(name: "plist-lsp", version: "1.2.3"))
    _ = try await client.finish()
  }

  @Test func documentsAreSyncedByTheirChanges() async throws {
    let client = try TestClient()
    let sync = try await client.initialize().capabilities["textDocumentSync"]
    #expect(sync == ["openClose": true, "change": 2, "save": ["includeText": false]])
    _ = try await client.finish()
  }

  @Test func capabilitiesFollowThoseOfTheClient() async throws {
    let plain = try TestClient()
    let plainAnswer = try await plain.initialize().capabilities
    #expect(plainAnswer["diagnosticProvider"] == nil)
    #expect(plainAnswer["codeActionProvider"] == nil)
    #expect(plainAnswer["hoverProvider"] == true)
    let rich = try TestClient()
    let richAnswer = try await rich.initialize(
      #"{"textDocument": {"diagnostic": {}, "codeAction": {"codeActionLiteralSupport": {}}}}"#
    ).capabilities
    #expect(richAnswer["diagnosticProvider"]?["interFileDependencies"] == true)
    let kinds = richAnswer["codeActionProvider"]?["codeActionKinds"]?.array ?? []
    for kind in ["quickfix", "source.fixAll", "source.fixAll.plist-lsp"] { #expect(kinds.contains(.string(kind))) }
    _ = try await plain.finish()
    _ = try await rich.finish()
  }

  @Test func theAnswerNamesTheCapabilityOfEachRequest() async throws {
    let client = try TestClient()
    let answer = try await client.initialize(
      #"{"textDocument": {"diagnostic": {}, "codeAction": {"codeActionLiteralSupport": {}}}}"#
    )
    #expect(
      answer.capabilities.keys.sorted() == [
        "codeActionProvider", "completionProvider", "definitionProvider", "diagnosticProvider",
        "documentFormattingProvider", "documentHighlightProvider", "documentLinkProvider",
        "documentOnTypeFormattingProvider", "documentRangeFormattingProvider", "documentSymbolProvider",
        "executeCommandProvider", "foldingRangeProvider", "hoverProvider", "inlayHintProvider",
        "linkedEditingRangeProvider",
        "referencesProvider", "renameProvider", "selectionRangeProvider", "semanticTokensProvider",
        "textDocumentSync", "workspace", "workspaceSymbolProvider",
      ]
    )
    #expect(answer.capabilities["completionProvider"]?["resolveProvider"] == true)
    _ = try await client.finish()
  }

  @Test func invalidCapabilitiesAreIgnored() async throws {
    let client = try TestClient()
    #expect(try await client.errorCode("initialize", .object(["capabilities": .string("all")])) == nil)
    _ = try await client.finish()
  }
}

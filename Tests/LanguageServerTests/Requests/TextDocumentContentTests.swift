import Foundation
import JSONRPC
import Testing

@testable import LanguageServer

/// Binary property lists as XML.
@Suite(.timeLimit(.minutes(5)))
struct TextDocumentContentTests {
  private let capabilities = """
    {"workspace": {"textDocumentContent": {}},
     "textDocument": {"codeAction": {"codeActionLiteralSupport": {}}, "diagnostic": {},
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}
    """

  private func binary(in project: ProjectFolder, _ name: String) throws {
    let value = ["NSCameraUsageDescription": "", "CFBundleName": "é"]
    let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    let path = try #require(DocumentLocation(project.uri(name)).filePath)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private func view(_ project: ProjectFolder, _ name: String) throws -> DocumentURI {
    BinaryView(filePath: try #require(DocumentLocation(project.uri(name)).filePath)).uri
  }

  @Test func addressesLeadBackToTheFile() {
    let view = BinaryView(filePath: "/a b/é.plist")
    #expect(view.uri == DocumentURI("plist-lsp:///a%20b/%C3%A9.plist"))
    #expect(BinaryView(view.uri) == view)
    #expect(BinaryView(DocumentURI("file:///a.plist")) == nil)
    #expect(BinaryView(DocumentURI("plist-lsp://server/a.plist")) == nil)
    #expect(BinaryView(DocumentURI("plist-lsp:")) == nil)
  }

  @Test func thePageOfARuleIsMarkdown() async throws {
    let client = try await TestClient.started(capabilities)
    let page = RuleView(rule: "purpose-string-empty")
    #expect(RuleView(page.uri) == page)
    #expect(
      try await client.request(TextDocumentContentRequest(uri: page.uri)).text.hasPrefix("# `purpose-string-empty`")
    )
    for address in ["plist-lsp-rule:/other.md", "plist-lsp-rule:/../purpose-string-empty.md", "plist-lsp-rule:/.md"] {
      #expect(RuleView(DocumentURI(address)) == nil)
      let params: JSONValue = ["uri": .string(address)]
      #expect(try await client.errorCode("workspace/textDocumentContent", params) == .invalidParams)
    }
    _ = try await client.finish()
  }

  @Test(arguments: [("{}", false), (#"{"workspace": {"textDocumentContent": {}}}"#, true)])
  func theSchemeIsAnnouncedToClientsThatAsk(capabilities: String, isAnnounced: Bool) async throws {
    let client = try TestClient()
    let workspace = try await client.initialize(capabilities).capabilities["workspace"]
    #expect(workspace?["textDocumentContent"] == (isAnnounced ? ["schemes": ["plist-lsp", "plist-lsp-rule"]] : nil))
    #expect(workspace?["workspaceFolders"] != nil)
    _ = try await client.finish()
  }

  @Test func theTextIsXMLWithSymbolsAndHoverButNothingToEdit() async throws {
    let project = try ProjectFolder(["Info.plist": ""])
    try binary(in: project, "Info.plist")
    let client = try await project.started(capabilities)
    let uri = try view(project, "Info.plist")
    let text = try await client.request(TextDocumentContentRequest(uri: uri)).text
    #expect(text.contains("<key>CFBundleName</key>\n\t<string>é</string>"))
    client.open(text, as: uri)
    let document = TextDocumentIdentifier(uri: uri)
    #expect(try await client.request(DocumentSymbolRequest(textDocument: document)) != nil)
    let place = Position(line: 4, character: 8)
    #expect(try await client.request(HoverRequest(textDocument: document, position: place)) != nil)
    let report = try await client.request(DocumentDiagnosticRequest(textDocument: document))
    #expect(report == .full(resultId: nil, items: []))
    let range = PositionRange(start: place, end: place)
    let actions = CodeActionRequest(textDocument: document, range: range, context: CodeActionContext())
    #expect(try await client.request(actions)?.isEmpty == true)
    _ = try await client.finish()
  }

  @Test func requestsForEditsAreRefusedOrFindNothing() async throws {
    let project = try ProjectFolder(["Info.plist": ""])
    try binary(in: project, "Info.plist")
    let client = try await project.started(capabilities)
    let uri = try view(project, "Info.plist")
    client.open(try await client.request(TextDocumentContentRequest(uri: uri)).text, as: uri)
    let document: JSONValue = ["uri": .string(uri.rawValue)]
    let position: JSONValue = ["line": 4, "character": 8]
    let range: JSONValue = ["start": position, "end": position]
    let options: JSONValue = ["tabSize": 4, "insertSpaces": true]
    for (method, params) in [
      ("textDocument/formatting", ["textDocument": document, "options": options]),
      ("textDocument/rangeFormatting", ["textDocument": document, "range": range, "options": options]),
      ("textDocument/rangesFormatting", ["textDocument": document, "ranges": [range], "options": options]),
      ("textDocument/rename", ["textDocument": document, "position": position, "newName": "a"]),
      ("textDocument/prepareRename", ["textDocument": document, "position": position]),
    ] as [(String, JSONValue)] {
      #expect(try await client.errorCode(method, params) == .requestFailed, "\(method)")
    }
    for (method, params) in [
      (
        "textDocument/onTypeFormatting",
        ["textDocument": document, "position": position, "ch": ">", "options": options]
      ),
      ("textDocument/linkedEditingRange", ["textDocument": document, "position": position]),
      ("textDocument/completion", ["textDocument": document, "position": position]),
    ] as [(String, JSONValue)] {
      let answer = try await client.connection.request(method, params: params, returning: JSONValue.self)
      #expect(answer == .null, "\(method)")
    }
    _ = try await client.finish()
  }

  @Test(arguments: [FileChangeType.changed, .deleted])
  func aViewIsReadAgainWhenItsFileChanges(type: FileChangeType) async throws {
    let project = try ProjectFolder(["Info.plist": ""])
    try binary(in: project, "Info.plist")
    let client = try await project.started(capabilities)
    let uri = try view(project, "Info.plist")
    client.open("<plist/>", as: uri)
    let event = FileEvent(uri: project.uri("Info.plist"), type: type)
    let other = FileEvent(uri: project.uri("Other.plist"), type: .changed)
    client.notify(DidChangeWatchedFilesNotification(changes: [event, other]))
    let refreshes = try await client.finish().filter { $0.method == TextDocumentContentRefreshRequest.method }
    let uris = try refreshes.map { try $0.params(TextDocumentContentRefreshRequest.self).uri }
    #expect(uris == (type == .changed ? [uri] : []))
  }

  @Test func otherFilesAndAddressesAreRefused() async throws {
    let project = try ProjectFolder(["Text.plist": Texts.goodPurpose, "Damaged.plist": "bplist00"])
    let client = try await project.started(capabilities)
    for (name, code) in [
      ("Text.plist", ErrorCode.requestFailed), ("Damaged.plist", .requestFailed), ("Gone", .requestFailed),
    ] {
      let uri = JSONValue.string(try view(project, name).rawValue)
      #expect(try await client.errorCode("workspace/textDocumentContent", ["uri": uri]) == code)
    }
    let file = JSONValue.string(project.uri("Text.plist").rawValue)
    #expect(try await client.errorCode("workspace/textDocumentContent", ["uri": file]) == .invalidParams)
    _ = try await client.finish()
  }

  @Test(arguments: ["{}", #"{"workspace": {"textDocumentContent": {}}}"#])
  func aBinaryFileLinksToTheView(capabilities: String) async throws {
    let client = try await TestClient.started(capabilities)
    client.open("bplist00\u{FFFD}\u{1}")
    let request = DocumentLinkRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    let targets = try await client.request(request)?.compactMap(\.target) ?? []
    #expect(targets == (capabilities == "{}" ? [] : ["plist-lsp:///app/Info.plist"]))
    _ = try await client.finish()
  }
}

import JSONRPC
import TestSupport
import Testing

@testable import LanguageServer

/// Definition, references, highlights and renaming of keys of string tables.
@Suite(.timeLimit(.minutes(5)))
struct NavigationTests {
  private let german = "\"é\" = \"\"; \"title\" = \"Notizen\";\n"
  private let english = "\"title\" = \"Notes\";\n"
  private let code = "let é = NSLocalizedString(\"title\", comment: \"\")\n"

  private func project() throws -> ProjectFolder {
    try ProjectFolder([
      "Package.swift": "", "de.lproj/Localizable.strings": german, "en.lproj/Localizable.strings": english,
      "A.swift": code,
    ])
  }

  @Test func leadsFromCodeToTheTablesAndBack() async throws {
    let project = try project()
    let client = try await project.started(#"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    let source = TextDocumentIdentifier(uri: project.uri("A.swift"))
    client.open(code, as: source.uri)
    let inCode = Position(line: 0, character: 28)
    let definitions = try await client.request(DefinitionRequest(textDocument: source, position: inCode))
    let (base, other) = (project.uri("en.lproj/Localizable.strings"), project.uri("de.lproj/Localizable.strings"))
    #expect(definitions?.map(\.uri) == [base, other])
    #expect(
      definitions?.last?.range
        == PositionRange(start: Position(line: 0, character: 11), end: Position(line: 0, character: 16))
    )
    client.open(german, as: other)
    let references = try await client.request(
      ReferencesRequest(
        textDocument: TextDocumentIdentifier(uri: other),
        position: Position(line: 0, character: 12),
        context: .init(includeDeclaration: false)
      )
    )
    #expect(references?.map(\.uri) == [source.uri])
    let highlights = try await client.request(DocumentHighlightRequest(textDocument: source, position: inCode))
    #expect(highlights?.count == 1)
    _ = try await client.finish()
  }

  @Test func leadsFromAnInfoPlistToItsTablesAndTheCode() async throws {
    let text = Texts.plist("<key>NSCameraUsageDescription</key><string>Scans</string>")
    let project = try ProjectFolder([
      "project.yml":
        "targets: {App: {type: application, platform: iOS, sources: [.], settings: {INFOPLIST_FILE: Info.plist}}}",
      "Info.plist": text, "de.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Liest\";\n",
      "A.swift": "let a = AVCaptureDevice.requestAccess(for: .video) { _ in }\n",
    ])
    let client = try await project.started()
    let file = TextDocumentIdentifier(uri: project.uri("Info.plist"))
    client.open(text, as: file.uri)
    let place = Position(line: 4, character: 8)
    let definitions = try await client.request(DefinitionRequest(textDocument: file, position: place))
    #expect(definitions?.map(\.uri) == [file.uri, project.uri("de.lproj/InfoPlist.strings")])
    let references = try await client.request(
      ReferencesRequest(textDocument: file, position: place, context: .init(includeDeclaration: false))
    )
    #expect(references?.map(\.uri) == [project.uri("A.swift")])
    let params: JSONValue = [
      "textDocument": ["uri": .string(file.uri.rawValue)], "position": ["line": 4, "character": 8], "newName": "A",
    ]
    #expect(try await client.errorCode("textDocument/rename", params) == .requestFailed)
    _ = try await client.finish()
  }

  @Test("bug: with the cursor on a tag, clients marked the same word all over the file")
  func highlightsTheTagsOfAnElement() async throws {
    let client = try await TestClient.started()
    client.open(Texts.plist("<key>A</key><string>B</string><string>C</string>"))
    let file = TextDocumentIdentifier(uri: infoPlist)
    let place = Position(line: 4, character: 15)
    let highlights = try await client.request(DocumentHighlightRequest(textDocument: file, position: place))
    #expect(highlights?.map(\.range.start.character) == [13, 23])
    _ = try await client.finish()
  }

  @Test func leadsFromAKeyToTheObjectOfAStoryboard() async throws {
    let storyboard = "<document>\n<label id=\"aB1-c2-D3e\"/></document>"
    let table = "\"aB1-c2-D3e.text\" = \"Titel\";\n"
    let project = try ProjectFolder([
      "Package.swift": "", "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": table,
    ])
    let client = try await project.started()
    let file = TextDocumentIdentifier(uri: project.uri("de.lproj/Main.strings"))
    client.open(table, as: file.uri)
    let place = Position(line: 0, character: 3)
    let definitions = try await client.request(DefinitionRequest(textDocument: file, position: place))
    #expect(definitions?.map(\.uri) == [project.uri("Base.lproj/Main.storyboard")])
    let id = PositionRange(start: Position(line: 1, character: 11), end: Position(line: 1, character: 21))
    #expect(definitions?.first?.range == id)
    let references = try await client.request(
      ReferencesRequest(textDocument: file, position: place, context: .init(includeDeclaration: false))
    )
    #expect(references?.map(\.uri) == [file.uri])
    _ = try await client.finish()
  }

  @Test func anIdOfAStoryboardIsNotRenamed() async throws {
    let table = "\"aB1-c2-D3e.text\" = \"Titel\";\n\"gG1-c2-D3e.text\" = \"Weg\";\n"
    let project = try ProjectFolder([
      "Package.swift": "", "Base.lproj/Main.storyboard": "<document><label id=\"aB1-c2-D3e\"/></document>",
      "de.lproj/Main.strings": table,
    ])
    let client = try await project.started()
    let uri = project.uri("de.lproj/Main.strings")
    client.open(table, as: uri)
    for (line, code) in [(0, ErrorCode.requestFailed), (1, nil)] {
      let params: [String: JSONValue] = [
        "textDocument": ["uri": .string(uri.rawValue)], "position": ["line": .integer(line), "character": 3],
        "newName": "hH1-c2-D3e.text",
      ]
      #expect(try await client.errorCode("textDocument/prepareRename", .object(params)) == code)
      #expect(try await client.errorCode("textDocument/rename", .object(params)) == code)
    }
    _ = try await client.finish()
  }

  @Test("bug: a key was not renamed until seconds after the last edit of its table")
  func renamesInATextThatHasJustChanged() async throws {
    let project = try project()
    let client = try await project.started(#"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    let table = TextDocumentIdentifier(uri: project.uri("de.lproj/Localizable.strings"))
    client.open(german, as: table.uri)
    let prepare = PrepareRenameRequest(textDocument: table, position: Position(line: 0, character: 12))
    #expect(try await client.request(prepare)?.placeholder == "title")
    client.replaceText("\n" + german, of: table.uri, version: 2)
    let place = Position(line: 1, character: 12)
    let edit = try await client.request(RenameRequest(textDocument: table, position: place, newName: "name"))
    #expect(edit?.documentChanges?.count == 3)
    _ = try await client.finish()
  }

  @Test func renamesInAllFiles() async throws {
    let project = try project()
    let client = try await project.started(#"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    let source = TextDocumentIdentifier(uri: project.uri("A.swift"))
    client.open(code, as: source.uri)
    let place = Position(line: 0, character: 28)
    let prepared = try await client.request(PrepareRenameRequest(textDocument: source, position: place))
    #expect(prepared?.placeholder == "title")
    let edit = try await client.request(RenameRequest(textDocument: source, position: place, newName: "name"))
    #expect(edit?.documentChanges?.count == 3)
    let failure = try await client.errorCode(
      "textDocument/rename",
      [
        "textDocument": ["uri": .string(source.uri.rawValue)], "position": ["line": 0, "character": 28], "newName": "é",
      ]
    )
    #expect(failure == .requestFailed)
    let elsewhere = Position(line: 0, character: 0)
    #expect(try await client.request(PrepareRenameRequest(textDocument: source, position: elsewhere)) == nil)
    _ = try await client.finish()
  }
}

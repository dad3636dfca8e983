import LanguageServerProtocol
import TestSupport
import Testing

@testable import LanguageServer

/// Definition, references, highlights and renaming of keys of tables of strings.
@Suite(.timeLimit(.minutes(1)))
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

import AppProject
import ProjectFiles
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// Actions that change other files than the one that they are offered in.
@Suite(.timeLimit(.minutes(5)))
struct CodeActionFilesTests {
  private let table = DocumentURI("file:///app/de.lproj/InfoPlist.strings")
  private let tableText = "\"CFBundleName\" = \"🧾\"; \"NSSiriUsageDescription\" = \"a\";"
  private let marked = MarkedText(
    Texts.plist("<key>1️⃣NSCameraUsageDescription2️⃣</key><string>Scan it.</string>")
  )
  private let edited =
    "\"workspace\": {\"workspaceEdit\": {\"documentChanges\": true, \"resourceOperations\": [\"create\"]}}"
  private let literals = "\"textDocument\": {\"codeAction\": {\"codeActionLiteralSupport\": {}}}"

  private var project: ProjectContext {
    ProjectContext(
      translations: Translations(
        tables: [
          LocalizedTable(
            language: "de",
            document: Document(path: "/app/de.lproj/InfoPlist.strings", text: SourceText(tableText))
          )
        ],
        languageFolders: ["/app/de.lproj", "/app/fr.lproj"],
        developmentLanguage: "en"
      )
    )
  }

  private func started(_ capabilities: String) async throws -> TestClient {
    let client = try await TestClient.started("{\(capabilities)}", projects: OneProject(project: project))
    client.open(marked.text, as: DocumentURI("file:///app/Info.plist"))
    return client
  }

  private func edits(_ client: TestClient) async throws -> [String: WorkspaceEdit] {
    let request = CodeActionRequest(
      textDocument: TextDocumentIdentifier(uri: DocumentURI("file:///app/Info.plist")),
      range: marked.positions("1️⃣", "2️⃣"),
      context: CodeActionContext(only: [.quickFix])
    )
    var edits: [String: WorkspaceEdit] = [:]
    for action in try await client.request(request) ?? [] { edits[action.title] = action.edit }
    return edits
  }

  private let insertion = "Insert NSCameraUsageDescription into InfoPlist.strings in de.lproj"
  private let creation = "Create InfoPlist.strings with NSCameraUsageDescription in fr.lproj"

  /// The place after the last entry: columns count UTF-16 code units.
  private var place: PositionRange {
    let end = Position(line: 0, character: 54)
    return PositionRange(start: end, end: end)
  }

  @Test func aFileThatIsNotOpenHasNoVersion() async throws {
    let client = try await started("\(literals), \(edited)")
    let edit = try #require(try await edits(client)[insertion])
    guard case .edit(let change)? = edit.documentChanges?.first else {
      Issue.record("no edit")
      return
    }
    #expect(edit.documentChanges?.count == 1)
    #expect(change.textDocument == OptionalVersionedTextDocumentIdentifier(uri: table, version: nil))
    #expect(change.edits.map(\.range) == [place])
    #expect(change.edits.map(\.newText) == ["\n/* TODO: translate */\n\"NSCameraUsageDescription\" = \"Scan it.\";"])
    _ = try await client.finish()
  }

  @Test func anOpenFileHasItsVersion() async throws {
    let client = try await started("\(literals), \(edited)")
    client.open(tableText, as: table, version: 7)
    guard case .edit(let change)? = try await edits(client)[insertion]?.documentChanges?.first else {
      Issue.record("no edit")
      return
    }
    #expect(change.textDocument.version == 7)
    _ = try await client.finish()
  }

  @Test func aFileThatHasChangedSinceIsLeftAlone() async throws {
    let client = try await started("\(literals), \(edited)")
    client.open("/* other */", as: table)
    let edits = try await edits(client)
    #expect(edits[insertion] == nil)
    #expect(edits[creation] != nil)
    _ = try await client.finish()
  }

  @Test func filesAreMadeWhereTheClientCan() async throws {
    let client = try await started("\(literals), \(edited)")
    let changes = try #require(try await edits(client)[creation]?.documentChanges)
    #expect(changes.first == .create(DocumentURI("file:///app/fr.lproj/InfoPlist.strings")))
    guard case .edit(let change)? = changes.last else {
      Issue.record("no edit")
      return
    }
    #expect(change.edits.map(\.newText) == ["/* TODO: translate */\n\"NSCameraUsageDescription\" = \"Scan it.\";\n"])
    _ = try await client.finish()
  }

  @Test func olderClientsGetEditsOnly() async throws {
    let client = try await started(literals)
    let edits = try await edits(client)
    #expect(edits[insertion]?.changes?[table]?.map(\.range) == [place])
    #expect(edits[creation] == nil)
    _ = try await client.finish()
  }
}

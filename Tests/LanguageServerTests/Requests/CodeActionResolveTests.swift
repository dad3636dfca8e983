import TestSupport
import Testing

@testable import LanguageServer

/// Actions whose edits the client requests when they are chosen.
@Suite(.timeLimit(.minutes(5)))
struct CodeActionResolveTests {
  private static let operations = #""resourceOperations": ["create", "delete"]"#
  private static let resolving =
    #""dataSupport": true, "resolveSupport": {"properties": ["edit"]}, "disabledSupport": true"#

  private func capabilities(_ operations: String = operations, _ resolving: String = resolving) -> String {
    """
    {"workspace": {"workspaceEdit": {"documentChanges": true, \(operations)}},
    "textDocument": {"codeAction": {"codeActionLiteralSupport": {}, \(resolving)}}}
    """
  }

  private let english = "\"a\" = \"Menu\";\n"

  private func project(_ german: String = "\"a\" = \"Menü\";\n") throws -> ProjectFolder {
    try ProjectFolder(["Package.swift": "", "de.lproj/A.strings": german, "en.lproj/A.strings": english])
  }

  private func conversions(_ client: TestClient, _ uri: DocumentURI) async throws -> [CodeAction] {
    let start = Position(line: 0, character: 0)
    let request = CodeActionRequest(
      textDocument: TextDocumentIdentifier(uri: uri),
      range: PositionRange(start: start, end: start),
      context: CodeActionContext(only: [.refactorRewrite])
    )
    return try await client.request(request)?.filter { $0.title.hasPrefix("Convert") } ?? []
  }

  @Test func theEditOfAConversionIsMadeWhenItIsChosen() async throws {
    let project = try project()
    let client = try await project.started(capabilities())
    let uri = project.uri("en.lproj/A.strings")
    client.open(english, as: uri)
    let action = try #require(try await conversions(client, uri).first)
    #expect(action.edit == nil && action.disabled == nil)
    let changes = try await client.request(action).edit?.documentChanges ?? []
    let catalog = project.uri("A.xcstrings")
    #expect(changes.first == .create(catalog))
    #expect(
      changes.dropFirst(2) == [
        .delete(project.uri("de.lproj/A.strings")), .delete(uri),
      ]
    )
    guard changes.count == 4, case .edit(let edit) = changes[1] else {
      Issue.record("\(changes)")
      return
    }
    #expect(edit.textDocument.uri == catalog)
    #expect("\(edit.edits)".contains("Menü"))
    _ = try await client.finish()
  }

  @Test func aConversionThatWouldLoseSomethingIsDisabled() async throws {
    let project = try project("\"a\" = { b = c; };\n")
    let client = try await project.started(capabilities())
    let uri = project.uri("en.lproj/A.strings")
    client.open(english, as: uri)
    let action = try #require(try await conversions(client, uri).first)
    #expect(
      action.disabled?.reason == "de.lproj/A.strings: “a” (de) has no NSStringLocalizedFormatKey; nothing converted"
    )
    _ = try await client.finish()
  }

  @Test(arguments: [
    (#""resourceOperations": ["create"]"#, resolving), (operations, #""disabledSupport": true"#),
  ])
  func otherClientsGetNoConversion(operations: String, resolving: String) async throws {
    let project = try project()
    let client = try await project.started(capabilities(operations, resolving))
    let uri = project.uri("en.lproj/A.strings")
    client.open(english, as: uri)
    #expect(try await conversions(client, uri).isEmpty)
    _ = try await client.finish()
  }

  @Test func anActionOfOthersComesBackUnchanged() async throws {
    let client = try await project().started(capabilities())
    let action = CodeAction(title: "Other")
    #expect(try await client.request(action) == action)
    _ = try await client.finish()
  }
}

import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DidSaveTests {
  private let saved = DidSaveTextDocumentNotification(textDocument: TextDocumentIdentifier(uri: infoPlist))

  @Test func savingChecksAllDocumentsAgain() async throws {
    let projects = RecordingProjects()
    let client = try await TestClient.started(richDiagnostics, projects: projects)
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    client.open(Texts.goodPurpose, as: DocumentURI("file:///app/Other/Info.plist"))
    #expect(try await client.nextDiagnostics()?.codes == [])
    // The first document is checked again once the second one rests.
    await projects.waitForQuestions(3)
    let count = projects.asked.count
    client.notify(saved)
    await projects.waitForQuestions(about: ["/app/Info.plist", "/app/Other/Info.plist"], after: count)
    #expect(try await client.finish().isEmpty, "equal lists are not published again")
  }

  @Test func savingAnUnknownDocumentIsIgnored() async throws {
    let client = try await TestClient.started()
    client.notify(saved)
    #expect(try await client.finish().isEmpty)
  }
}

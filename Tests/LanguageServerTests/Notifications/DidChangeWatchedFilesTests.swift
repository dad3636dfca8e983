import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DidChangeWatchedFilesTests {
  @Test func filesOnTheDiskAreCheckedAgain() async throws {
    let projects = RecordingProjects()
    let client = try await TestClient.started(projects: projects)
    client.open(Texts.goodPurpose)
    _ = try await client.nextDiagnostics()
    client.notify(changes(["file:///app/Camera.swift", "untitled:x"]))
    await projects.waitForQuestions(2)
    _ = try await client.finish()
  }

  @Test func theTextOfTheClientCountsForOpenDocuments() async throws {
    let projects = RecordingProjects()
    let client = try await TestClient.started(projects: projects)
    client.open(Texts.goodPurpose)
    _ = try await client.nextDiagnostics()
    client.notify(changes([infoPlist.rawValue]))
    client.notify(changes([]))
    _ = try await client.finish()
    #expect(projects.asked == ["/app/Info.plist"])
  }

  private func changes(_ uris: [String]) -> DidChangeWatchedFilesNotification {
    DidChangeWatchedFilesNotification(changes: uris.map { FileEvent(uri: DocumentURI($0), type: .changed) })
  }
}

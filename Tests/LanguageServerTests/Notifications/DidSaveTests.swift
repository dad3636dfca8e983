import AppProject
import JSONRPC
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(1)))
struct DidSaveTests {
  @Test func savingForgetsTheProjectAndJudgesAnew() async throws {
    let projects = RecordingProjects()
    let client = try await TestClient.started(richDiagnostics, projects: projects)
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    let document = TextDocumentIdentifier(uri: infoPlist)
    client.notify(DidSaveTextDocumentNotification(textDocument: document))
    await projects.waitForQuestions(2)
    #expect(projects.changed == [["/app/Info.plist"]])
    #expect(projects.asked == ["/app/Info.plist", "/app/Info.plist"])
    #expect(try await client.finish().isEmpty, "an equal list is not published again")
  }

  @Test func savingAnUnknownDocumentIsIgnored() async throws {
    let projects = RecordingProjects()
    let client = try await TestClient.started(projects: projects)
    client.notify(DidSaveTextDocumentNotification(textDocument: TextDocumentIdentifier(uri: infoPlist)))
    #expect(try await client.finish().isEmpty)
    #expect(projects.changed.isEmpty)
  }

  @Test func openDocumentsAreAskedOfTheClient() async throws {
    let projects = RecordingProjects(neighbour: "/app/App.entitlements")
    let client = try await TestClient.started(richDiagnostics, projects: projects)
    client.open("{ a = 1; }", as: DocumentURI("file:///app/App.entitlements"))
    client.open(Texts.goodPurpose)
    await projects.waitForQuestions(2)
    #expect(projects.neighbourTexts.last == "{ a = 1; }")
    _ = try await client.finish()
  }
}

/// Knows no app and remembers what it was asked.
final class RecordingProjects: ProjectContextProvider {
  private struct State {
    var asked: [String] = []
    var changed: [[String]] = []
    var neighbourTexts: [String?] = []
  }

  private let neighbour: String?
  private let state = Locked(State())

  init(neighbour: String? = nil) {
    self.neighbour = neighbour
  }

  var asked: [String] { state.withLock { $0.asked } }
  var changed: [[String]] { state.withLock { $0.changed } }
  var neighbourTexts: [String?] { state.withLock { $0.neighbourTexts } }

  func context(forFileAt path: String, openDocument: @escaping @Sendable (String) -> Document?) -> ProjectContext? {
    let text = neighbour.flatMap(openDocument)?.text.string
    state.withLock { state in
      state.asked.append(path)
      state.neighbourTexts.append(text)
    }
    return ProjectContext()
  }

  func filesChanged(_ paths: [String]) {
    state.withLock { $0.changed.append(paths) }
  }

  func waitForQuestions(_ count: Int) async {
    while asked.count < count { await Task.yield() }
  }
}

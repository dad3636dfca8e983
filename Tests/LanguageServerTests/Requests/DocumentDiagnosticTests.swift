import JSONRPC
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DocumentDiagnosticTests {
  private let pulls = #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#

  private func pull(_ client: TestClient, previous: String? = nil) async throws -> DocumentDiagnosticReport {
    let document = TextDocumentIdentifier(uri: infoPlist)
    return try await client.request(DocumentDiagnosticRequest(textDocument: document, previousResultId: previous))
  }

  @Test func aPullAnswersWhatWouldBePublished() async throws {
    let client = try await TestClient.started(pulls)
    client.open(Texts.emptyPurpose)
    guard case .full(_, let items) = try await pull(client) else {
      Issue.record("the report is not full")
      return
    }
    #expect(items.codes == ["purpose-string-empty"])
    #expect(try await client.finish().isEmpty, "nothing is published to clients that ask")
  }

  @Test func theSameResultIsNotSentTwice() async throws {
    let client = try await TestClient.started(pulls)
    client.open(Texts.emptyPurpose)
    guard case .full(let id?, _) = try await pull(client) else {
      Issue.record("the report has no id")
      return
    }
    #expect(try await pull(client, previous: id) == .unchanged(resultId: id))
    client.replaceText(Texts.emptyPurpose + "\n", version: 2)
    #expect(try await pull(client, previous: id) == .unchanged(resultId: id))
    client.replaceText(Texts.goodPurpose, version: 3)
    guard case .full(let newID?, let items) = try await pull(client, previous: id) else {
      Issue.record("the change is not reported")
      return
    }
    #expect(newID != id)
    #expect(items.isEmpty)
    _ = try await client.finish()
  }

  @Test func filesOfOthersHaveNoFindings() async throws {
    let client = try await TestClient.started(pulls)
    #expect(try await pull(client) == .full(resultId: nil, items: []))
    _ = try await client.finish()
  }

  @Test func newSettingsMakeTheClientPullAgain() async throws {
    let client = try await TestClient.started(pulls)
    client.open(Texts.emptyPurpose)
    let settings = JSONValue.object(["disabledRules": .array([.string("purpose-string-empty")])])
    client.notify(DidChangeConfigurationNotification(settings: settings))
    #expect(await client.next(DiagnosticRefreshRequest.method) != nil)
    guard case .full(_, let items) = try await pull(client) else {
      Issue.record("the report is not full")
      return
    }
    #expect(items.isEmpty)
    _ = try await client.finish()
  }
}

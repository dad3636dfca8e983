import LanguageServerProtocol
import Testing

@testable import LanguageServer

/// The slow checks join the quick ones after opening, after saving and after a pause.
@Suite(.timeLimit(.minutes(1)))
struct ThoroughChecksTests {
  // A key in an array: CoreFoundation reads it, and only libxml2 minds.
  private let text = "<plist version=\"1.0\"><dict><key>A</key><array><key>b</key></array></dict></plist>"
  private let saved = DidSaveTextDocumentNotification(textDocument: TextDocumentIdentifier(uri: infoPlist))

  private func edit(_ client: TestClient, version: Int) {
    client.replaceText(text + "\n", version: version)
  }

  @Test func theyFollowTheQuickOnesAfterOpeningAndAPause() async throws {
    let client = try await TestClient.started(richDiagnostics)
    client.open(text)
    #expect(try await client.nextDiagnostics()?.codes == [])
    #expect(try await client.nextDiagnostics()?.codes == ["plist-not-valid-xml"])
    edit(client, version: 2)
    #expect(try await client.nextDiagnostics()?.codes == [])
    let joined = try await client.nextDiagnostics()
    #expect(joined?.codes == ["plist-not-valid-xml"])
    #expect(joined?.version == 2)
    #expect(try await client.finish().isEmpty)
  }

  @Test func withoutAPauseTheyWaitForTheNextSave() async throws {
    let client = try await TestClient.started(
      richDiagnostics,
      options: .object(["thoroughDelay": .integer(10_000)])
    )
    client.open(text)
    #expect(try await client.nextDiagnostics()?.codes == [])
    #expect(try await client.nextDiagnostics()?.codes == ["plist-not-valid-xml"])
    edit(client, version: 2)
    #expect(try await client.nextDiagnostics()?.codes == [])
    client.notify(saved)
    #expect(try await client.nextDiagnostics()?.codes == ["plist-not-valid-xml"])
    #expect(try await client.finish().isEmpty)
  }

  @Test func clientsThatPullGetThemWhenTheDocumentIsSettled() async throws {
    let client = try await TestClient.started(#"{"textDocument": {"diagnostic": {}}}"#)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    client.open(text)
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    edit(client, version: 2)
    #expect(try await client.request(pull).items.codes == [])
    client.notify(saved)
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    _ = try await client.finish()
  }
}

extension DocumentDiagnosticReport {
  /// The diagnostics of a full report.
  var items: [Diagnostic] {
    if case .full(_, let items) = self { items } else { [] }
  }
}

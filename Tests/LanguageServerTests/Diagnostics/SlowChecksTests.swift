import Testing

@testable import LanguageServer

/// The slow checks join the quick ones after opening, after saving and after a pause.
@Suite(.timeLimit(.minutes(5)))
struct SlowChecksTests {
  // A key in an array: CoreFoundation reads it, and only libxml2 reports it.
  private let text = "<plist version=\"1.0\"><dict><key>A</key><array><key>b</key></array></dict></plist>"
  private let saved = DidSaveTextDocumentNotification(textDocument: TextDocumentIdentifier(uri: infoPlist))

  private func edit(_ client: TestClient, version: Int) {
    client.replaceText(text + "\n", version: version)
  }

  @Test func theyFollowTheQuickOnesAfterOpeningAndAPause() async throws {
    let client = try await TestClient.started()
    client.open(Texts.goodPurpose)
    #expect(try await client.nextDiagnostics()?.codes == [])
    client.replaceText(text, version: 2)
    #expect(try await client.nextDiagnostics()?.codes == ["plist-not-valid-xml"])
    #expect(try await client.finish().isEmpty)
  }

  @Test func withoutAPauseTheyWaitForTheNextSave() async throws {
    let client = try await TestClient.started(options: .object(["thoroughDelay": .integer(10_000)]))
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    client.replaceText(text, version: 2)
    #expect(try await client.nextDiagnostics()?.codes == [])
    client.notify(saved)
    #expect(try await client.nextDiagnostics()?.codes == ["plist-not-valid-xml"])
    #expect(try await client.finish().isEmpty)
  }

  /// Bug: each keystroke removed what they had found, until the document rested.
  @Test func whatTheyFoundMovesWithTheText() async throws {
    let client = try await TestClient.started(options: .object(["thoroughDelay": .integer(10_000)]))
    client.open(text)
    #expect(try await client.nextDiagnostics()?.codes == [])
    let found = try #require(try await client.nextDiagnostics()?.diagnostics.first)
    let start = Position(line: 0, character: 0)
    client.change(
      [TextDocumentContentChangeEvent(range: PositionRange(start: start, end: start), text: "\n")],
      version: 2
    )
    let moved = try #require(try await client.nextDiagnostics()?.diagnostics.first)
    #expect(moved.range.start.line == found.range.start.line + 1)
    #expect(moved.message == found.message)
    #expect(try await client.finish().isEmpty)
  }

  @Test func clientsThatPullGetThemWhenTheDocumentIsSettled() async throws {
    let client = try await TestClient.started(#"{"textDocument": {"diagnostic": {}}}"#)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    client.open(text)
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    edit(client, version: 2)
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    client.notify(saved)
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    _ = try await client.finish()
  }

  /// Bug: clients that cannot be made to pull again got the findings of slow checks of an edited document with the next save only.
  @Test func clientsThatPullOnTheirOwnGetThemAfterAPause() async throws {
    let client = try await TestClient.started(#"{"textDocument": {"diagnostic": {}}}"#)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    client.open(Texts.goodPurpose)
    edit(client, version: 2)
    while try await client.request(pull).items.codes != ["plist-not-valid-xml"] { await Task.yield() }
    #expect(try await client.finish().isEmpty)
  }

  /// Bug: the findings of slow checks vanished at the first edit and came back only with the next save.
  @Test func clientsThatPullAreAskedToPullAgainAfterAPause() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#
    )
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    client.open(Texts.goodPurpose)
    #expect(try await client.request(pull).items.codes == [])
    edit(client, version: 2)
    #expect(try await client.request(pull).items.codes == [])
    #expect(await client.next(DiagnosticRefreshRequest.method) != nil)
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    #expect(try await client.request(pull).items.codes == ["plist-not-valid-xml"])
    #expect(try await client.finish().isEmpty, "one request is enough")
  }

  @Test func withoutSuchFindingsThereIsNothingToPull() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#
    )
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    client.open(Texts.emptyPurpose)
    _ = try await client.request(pull)
    client.replaceText(Texts.goodPurpose, version: 2)
    #expect(try await client.request(pull).items.isEmpty)
    // The slow checks are done when those of a later state of the document are.
    client.replaceText(text, version: 3)
    #expect(try await client.request(pull).items.isEmpty)
    #expect(await client.next(DiagnosticRefreshRequest.method) != nil)
    #expect(try await client.finish().isEmpty)
  }
}

extension DocumentDiagnosticReport {
  /// The diagnostics of a full report.
  var items: [Diagnostic] {
    if case .full(_, let items) = self { items } else { [] }
  }
}

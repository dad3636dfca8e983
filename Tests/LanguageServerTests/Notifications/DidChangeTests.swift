import TestSupport
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DidChangeTests {
  @Test func anEditEndsAFinding() async throws {
    let marked = MarkedText(Texts.plist("<key>NSCameraUsageDescription</key><string>1️⃣</string>"))
    let client = try await TestClient.started(richDiagnostics)
    client.open(marked.text)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    let range = marked.positions("1️⃣", "1️⃣")
    client.change([TextDocumentContentChangeEvent(range: range, text: "Finds your 🎧 nearby.")], version: 2)
    let published = try #require(try await client.nextDiagnostics())
    #expect(published.version == 2)
    #expect(published.codes == [])
    _ = try await client.finish()
  }

  @Test func aBurstIsCheckedOnceAtItsEnd() async throws {
    let client = try await TestClient.started(
      richDiagnostics,
      options: .object(["diagnosticsDelay": .integer(200)])
    )
    client.open(Texts.goodPurpose)
    for version in 2...50 { client.replaceText(Texts.goodPurpose, version: version) }
    client.replaceText(Texts.emptyPurpose, version: 51)
    let published = try #require(try await client.nextDiagnostics())
    #expect(published.version == 51)
    #expect(published.codes == ["purpose-string-empty"])
    #expect(try await client.finish().isEmpty)
  }

  @Test func aReadSeesAllEditsBeforeIt() async throws {
    let client = try await TestClient.started(#"{"textDocument": {"diagnostic": {}}}"#)
    client.open(Texts.goodPurpose)
    for version in 2...40 {
      let isEmpty = version.isMultiple(of: 2)
      client.replaceText(isEmpty ? Texts.emptyPurpose : Texts.goodPurpose, version: version)
      let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
      guard case .full(_, let items) = try await client.request(pull) else {
        Issue.record("the report is not full")
        return
      }
      #expect(items.isEmpty != isEmpty)
    }
    _ = try await client.finish()
  }

  @Test func anUnknownDocumentIsIgnored() async throws {
    let client = try await TestClient.started()
    client.replaceText(Texts.emptyPurpose, version: 2)
    client.connection.notify(DidChangeTextDocumentNotification.method, params: ["textDocument": 5])
    #expect(try await client.finish().isEmpty)
  }

  @Test func tenThousandPipelinedChangesEndInTheLastText() async throws {
    let client = try await TestClient.started(richDiagnostics)
    client.open("")
    let text = Texts.emptyPurpose
    let start = Position(line: 0, character: 0)
    for version in 2...9_999 {
      let isTyping = version.isMultiple(of: 2)
      let end = isTyping ? start : Position(line: 0, character: 1)
      let range = PositionRange(start: start, end: end)
      client.change([TextDocumentContentChangeEvent(range: range, text: isTyping ? "<" : "")], version: version)
    }
    client.change([TextDocumentContentChangeEvent(text: text)], version: 10_000)
    var versions: [Int] = []
    while versions.last != 10_000, let published = try await client.nextDiagnostics() {
      versions.append(published.version ?? 0)
      if published.version == 10_000 { #expect(published.codes == ["purpose-string-empty"]) }
    }
    #expect(versions.last == 10_000)
    #expect(versions == versions.sorted())
    #expect(Set(versions).count == versions.count)
    #expect(try await client.finish().isEmpty)
  }
}

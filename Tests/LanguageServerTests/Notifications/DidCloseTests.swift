import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct DidCloseTests {
  @Test func closingRemovesTheDiagnostics() async throws {
    let client = try await TestClient.started()
    client.open(Texts.emptyPurpose)
    #expect(try await client.nextDiagnostics()?.codes == ["purpose-string-empty"])
    client.close()
    let published = try #require(try await client.nextDiagnostics())
    #expect(published.uri == infoPlist)
    #expect(published.diagnostics == [])
    #expect(published.version == nil)
    _ = try await client.finish()
  }

  @Test func nothingIsPublishedAfterwards() async throws {
    let client = try await TestClient.started()
    for version in 1...100 {
      client.open(Texts.emptyPurpose, version: version)
      client.close()
    }
    var last: [String: Int] = [:]
    for sent in try await client.finish() {
      let published = try sent.params(PublishDiagnosticsNotification.self)
      last[published.uri.rawValue] = published.diagnostics.count
    }
    #expect(last[infoPlist.rawValue] ?? 0 == 0)
  }

  @Test func aClosedDocumentIsUnknown() async throws {
    let client = try await TestClient.started()
    client.close()
    client.open(Texts.emptyPurpose)
    client.close()
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    #expect(try await client.request(pull) == .full(resultId: nil, items: []))
    _ = try await client.finish()
  }
}

import SourceText
import Testing

@testable import LanguageServer

/// Hints, tags that change together, and what is written while typing.
@Suite(.timeLimit(.minutes(5)))
struct TypingRequestTests {
  private let document = TextDocumentIdentifier(uri: infoPlist)
  private let text = "<plist><dict><key>CFBundleName</key><string>a</"

  @Test func closingTags() async throws {
    let client = try await TestClient.started()
    client.open(text)
    let end = Position(line: 0, character: text.count)
    let edits = try await client.request(
      DocumentOnTypeFormattingRequest(textDocument: document, position: end, ch: "/")
    )
    #expect(edits?.map(\.newText) == ["string>"])
    _ = try await client.finish()
  }

  @Test func tags() async throws {
    let client = try await TestClient.started()
    client.open(text)
    let place = Position(line: 0, character: 15)
    let answer = try await client.request(LinkedEditingRangeRequest(textDocument: document, position: place))
    #expect(answer?.ranges.map(\.start.character) == [14, 32])
    _ = try await client.finish()
  }

  private func hints(_ options: JSONValue?) async throws -> [InlayHint]? {
    let client = try await TestClient.started(options: options)
    client.open(text)
    let range = PositionRange(start: Position(line: 0, character: 0), end: Position(line: 9, character: 0))
    let hints = try await client.request(InlayHintRequest(textDocument: document, range: range))
    _ = try await client.finish()
    return hints
  }

  @Test func hintsFollowTheSettings() async throws {
    #expect(try await hints(nil)?.map(\.label) == ["Bundle name"])
    #expect(try await hints(["inlayHints": []]) == nil)
    #expect(try await hints(["inlayHints": ["dataSizes"]])?.isEmpty == true)
  }
}

import SourceText
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct SemanticTokensRequestTests {
  private let document = TextDocumentIdentifier(uri: infoPlist)
  private let text = "<plist>\n<dict>\n<key>é🎧</key><true/>\n<key>CFBundleName</key>\n</dict>\n</plist>\n"

  @Test(arguments: [(PositionEncoding.utf16, 3, 9), (.utf8, 6, 12), (.utf32, 2, 8)])
  func numbersAreRelative(encoding: PositionEncoding, length: Int, column: Int) async throws {
    let client = try await TestClient.started(#"{"general": {"positionEncodings": ["\#(encoding.rawValue)"]}}"#)
    client.open(text)
    let answer = try await client.request(SemanticTokensRequest(textDocument: document))
    #expect(answer?.data == [2, 5, length, 0, 0, 0, length + 6, 7, 3, 0, 1, 5, 12, 0, 1])
    _ = try await client.finish()
  }

  @Test(arguments: [(PositionEncoding.utf16, 6), (.utf8, 9), (.utf32, 5)])
  func stringCatalogsHaveTokensToo(encoding: PositionEncoding, length: Int) async throws {
    let client = try await TestClient.started(#"{"general": {"positionEncodings": ["\#(encoding.rawValue)"]}}"#)
    let catalog = DocumentURI("file:///app/Localizable.xcstrings")
    let state = #""stringUnit" : { "state" : "new" }"#
    let text = #"{ "sourceLanguage" : "en", "strings" : { "é🎧" : { "localizations" : { "de" : { \#(state) } } } } }"#
    client.open(text.replacing("\"é🎧\" :", with: "\n\"é🎧\" :"), as: catalog)
    let identifier = TextDocumentIdentifier(uri: catalog)
    let data = try #require(try await client.request(SemanticTokensRequest(textDocument: identifier))?.data)
    #expect(Array(data.prefix(5)) == [1, 0, length - 1, 0, 0])
    #expect(Array(data.dropFirst(5)) == [0, length - 1 + 25, 4, 6, 0, 0, 36, 5, 7, 0])
    _ = try await client.finish()
  }

  @Test func changesAreSentAlone() async throws {
    let client = try await TestClient.started()
    client.open(text)
    let first = try #require(try await client.request(SemanticTokensRequest(textDocument: document)))
    client.replaceText(text.replacing("<true/>", with: "<false/>"), version: 2)
    let request = SemanticTokensDeltaRequest(textDocument: document, previousResultId: first.resultId ?? "")
    let delta = try #require(try await client.request(request))
    #expect(delta.edits == [SemanticTokensEdit(start: 7, deleteCount: 1, data: [8])])
    #expect(delta.data == nil)
    let stale = try await client.request(request)
    #expect(stale?.edits == nil && stale?.data != nil, "the id is no longer known")
    _ = try await client.finish()
  }

  @Test func partsOfADocument() async throws {
    let client = try await TestClient.started()
    client.open(text)
    let range = PositionRange(start: Position(line: 3, character: 0), end: Position(line: 3, character: 9))
    let answer = try await client.request(SemanticTokensRangeRequest(textDocument: document, range: range))
    #expect(answer?.data == [3, 5, 12, 0, 1])
    _ = try await client.finish()
  }

  @Test func editsOfNumbers() {
    #expect(SemanticTokenReports.edits(from: [1, 2], to: [1, 2]).isEmpty)
    #expect(SemanticTokenReports.edits(from: [], to: [1]) == [SemanticTokensEdit(start: 0, deleteCount: 0, data: [1])])
    #expect(SemanticTokenReports.edits(from: [1, 1], to: [1]) == [SemanticTokensEdit(start: 1, deleteCount: 1)])
  }
}

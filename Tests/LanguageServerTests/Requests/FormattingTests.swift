import JSONRPC
import SourceText
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5)))
struct FormattingRequestTests {
  private let document = TextDocumentIdentifier(uri: infoPlist)

  @Test func theWholeDocument() async throws {
    let client = try await TestClient.started()
    client.open("<plist><dict/></plist>")
    let edits = try await client.request(DocumentFormattingRequest(textDocument: document))
    #expect(edits?.map(\.newText) == ["\n", "\n", "\n"])
    _ = try await client.finish()
  }

  @Test func stringCatalogs() async throws {
    let client = try await TestClient.started()
    let catalog = DocumentURI("file:///app/Localizable.xcstrings")
    client.open("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"🎧\":{\n\n    }\n  }\n}\n", as: catalog)
    let request = DocumentFormattingRequest(textDocument: TextDocumentIdentifier(uri: catalog))
    let edits = try #require(try await client.request(request))
    #expect(edits.map(\.newText) == [" : ", ""])
    #expect(edits.first?.range.start == Position(line: 3, character: 8))
    _ = try await client.finish()
  }

  @Test func aRangeAndSeveral() async throws {
    let client = try await TestClient.started()
    client.open("<plist>\n<dict>\n<key>é</key>\n<true/>\n</dict>\n</plist>\n")
    let range = PositionRange(start: Position(line: 3, character: 0), end: Position(line: 3, character: 2))
    let one = try await client.request(DocumentRangeFormattingRequest(textDocument: document, range: range))
    #expect(one?.map(\.range.start) == [Position(line: 3, character: 0)])
    let several = try await client.request(DocumentRangesFormattingRequest(textDocument: document, ranges: [range]))
    #expect(several == one)
    _ = try await client.finish()
  }

  @Test func malformedTextIsRefused() async throws {
    let client = try await TestClient.started()
    client.open("<plist><dict>")
    let params: JSONValue = ["textDocument": ["uri": .string(infoPlist.rawValue)], "options": ["tabSize": 4]]
    #expect(try await client.errorCode("textDocument/formatting", params) == .requestFailed)
    _ = try await client.finish()
  }

  @Test func severalRangesAreOfferedToClientsThatHaveThem() async throws {
    let client = try TestClient()
    let answer = try await client.initialize(#"{"textDocument": {"rangeFormatting": {"rangesSupport": true}}}"#)
    #expect(answer.capabilities["documentRangeFormattingProvider"] == ["rangesSupport": true])
    _ = try await client.finish()
  }
}

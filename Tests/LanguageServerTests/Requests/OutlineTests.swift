import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// Outline, folding, selection and links.
@Suite(.timeLimit(.minutes(5)))
struct OutlineRequestTests {
  private let document = TextDocumentIdentifier(uri: infoPlist)
  private let text = """
    <plist>
    <dict>
    <key>CFBundleName</key>
    <array>
    <string>https://a.org</string>
    </array>
    </dict>
    </plist>

    """

  private func client(_ capabilities: String = "{}") async throws -> TestClient {
    let client = try await TestClient.started(#"{"textDocument": \#(capabilities)}"#)
    client.open(text)
    return client
  }

  @Test func nestedSymbols() async throws {
    let client = try await client(#"{"documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}"#)
    let answer = try await client.request(DocumentSymbolRequest(textDocument: document))
    guard case .nested(let symbols)? = answer else { Issue.record("not nested"); return }
    #expect(symbols.map(\.name) == ["CFBundleName"])
    #expect(symbols.first?.kind == .array)
    #expect(symbols.first?.range.start == Position(line: 2, character: 0))
    #expect(symbols.first?.children?.map(\.kind) == [.string])
    _ = try await client.finish()
  }

  @Test(
    "bug: clients got kinds and tags that they do not list",
    arguments: [
      ("{}", SymbolKind.module, nil),
      (#"{"symbolKind": {"valueSet": [19]}, "tagSupport": {"valueSet": [1]}}"#, .object, [.deprecated]),
      (#"{"symbolKind": {}, "tagSupport": {"valueSet": [2]}}"#, .module, nil),
    ] as [(String, SymbolKind, [SymbolTag]?)]
  )
  func kindsAndTags(capabilities: String, kind: SymbolKind, tags: [SymbolTag]?) async throws {
    let client = try await TestClient.started(#"{"textDocument": {"documentSymbol": \#(capabilities)}}"#)
    client.open(Texts.plist("<key>NSLocationAlwaysUsageDescription</key><dict/>"))
    let answer = try await client.request(DocumentSymbolRequest(textDocument: document))
    guard case .flat(let symbols)? = answer else { Issue.record("not flat"); return }
    #expect(symbols.map(\.kind) == [kind])
    #expect(symbols.map(\.tags) == [tags])
    _ = try await client.finish()
  }

  @Test func flatSymbols() async throws {
    let client = try await client()
    let answer = try await client.request(DocumentSymbolRequest(textDocument: document))
    guard case .flat(let symbols)? = answer else { Issue.record("not flat"); return }
    #expect(symbols.map(\.containerName) == [nil, "CFBundleName"])
    _ = try await client.finish()
  }

  @Test func foldingByCharactersAndLines() async throws {
    let precise = try await client()
    let ranges = try await precise.request(FoldingRangeRequest(textDocument: document))
    #expect(ranges?.first == FoldingRange(startLine: 1, startCharacter: 6, endLine: 6, endCharacter: 0))
    _ = try await precise.finish()
    let lines = try await client(#"{"foldingRange": {"lineFoldingOnly": true, "rangeLimit": 1}}"#)
    #expect(
      try await lines.request(FoldingRangeRequest(textDocument: document)) == [FoldingRange(startLine: 1, endLine: 5)]
    )
    _ = try await lines.finish()
  }

  @Test func selection() async throws {
    let client = try await client()
    let position = Position(line: 2, character: 7)
    let request = SelectionRangeRequest(textDocument: document, positions: [position, position])
    let answer = try await client.request(request)
    #expect(answer?.count == 2)
    #expect(answer?.first?.ranges.first?.start == Position(line: 2, character: 5))
    #expect(answer?.first?.ranges.last?.start == Position(line: 0, character: 0))
    _ = try await client.finish()
  }

  @Test func links() async throws {
    let client = try await client()
    let links = try await client.request(DocumentLinkRequest(textDocument: document))
    #expect(links?.map(\.target) == ["https://a.org"])
    #expect(links?.first?.range.start == Position(line: 4, character: 8))
    _ = try await client.finish()
  }
}

import SourceText
import Testing

@testable import LanguageServer
@testable import LintEngine

/// A document with many findings gets the first of them and a word on the others.
@Suite(.timeLimit(.minutes(5)))
struct MaximumDiagnosticsTests {
  /// An Info.plist with a finding on the lines 5, 7, 9 and 11.
  private let text = Texts.plist(
    ["Camera", "Microphone", "Contacts", "Calendars"]
      .map { "<key>NS\($0)UsageDescription</key>\n<string></string>" }
      .joined(separator: "\n")
  )

  private func diagnostics(limit: Int, capabilities: String = richDiagnostics) async throws -> [Diagnostic] {
    let options = JSONValue.object(["maximumDiagnostics": .integer(limit)])
    let client = try await TestClient.started(capabilities, options: options)
    client.open(text)
    let diagnostics = try #require(try await client.nextDiagnostics()).diagnostics
    _ = try await client.finish()
    return diagnostics
  }

  @Test(arguments: [4, 5, 500])
  func aShortListIsWhole(limit: Int) async throws {
    #expect(try await diagnostics(limit: limit).codes == Array(repeating: "purpose-string-empty", count: 4))
  }

  @Test(arguments: [(1, "3 more findings are not shown;"), (2, "2 more"), (3, "One more finding is not shown;")])
  func aLongListEndsWithTheCountOfTheRest(limit: Int, message: String) async throws {
    let all = try await diagnostics(limit: 500)
    let some = try await diagnostics(limit: limit)
    #expect(some.dropLast() == all.prefix(limit))
    let note = try #require(some.last)
    #expect(note.code == .string("too-many-findings"))
    #expect(note.severity == .information)
    #expect(note.source == "plist-lsp")
    #expect(note.message.hasPrefix(message))
    #expect(note.range == all[limit].range)
  }

  @Test func clientsThatPullGetNoMoreEither() async throws {
    let client = try await TestClient.started(
      #"{"textDocument": {"diagnostic": {}}}"#,
      options: .object(["maximumDiagnostics": .integer(1)])
    )
    client.open(text)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: infoPlist))
    #expect(try await client.request(pull).items.codes == ["purpose-string-empty", "too-many-findings"])
    _ = try await client.finish()
  }

  @Test func findingsOfSlowChecksAreInOrder() {
    let document = OpenDocument(uri: infoPlist, version: 1, text: SourceText("0123456789"))
    let converter = DiagnosticConverter(document, in: Session(settings: Settings()))
    func codes(_ limit: Int) -> [String] {
      let quick = [finding("a", at: 1), finding("b", at: 3), finding("c", at: 5)]
      let thorough = [finding("x", at: 3), finding("y", at: 9)]
      return PublishedFindings(quick, count: quick.count, others: thorough, limit: limit).diagnostics(converter).codes
    }
    #expect(codes(9) == ["a", "b", "x", "c", "y"])
    #expect(codes(5) == ["a", "b", "x", "c", "y"])
    #expect(codes(4) == ["a", "b", "x", "c", "too-many-findings"])
    #expect(codes(1) == ["a", "too-many-findings"])
  }

  private func finding(_ rule: String, at offset: Int) -> Finding {
    Finding(
      rule: rule,
      severity: .warning,
      range: offset..<(offset + 1),
      message: rule,
      appStoreCode: nil,
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
  }
}

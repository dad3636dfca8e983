@testable import LanguageServer
import TestSupport
import Testing

/// While text is typed, no finding goes that is there before and after.
@Suite(.timeLimit(.minutes(5)))
final class TypingFindingsTests {
  /// A document in which text is typed at a marker, on the line of its first finding.
  struct Typing: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    let typed: String
    /// The rules whose findings are there before and after.
    let rules: Set<String>

    var testDescription: String { file }
  }

  static let all = [
    Typing(
      file: "App/Info.plist",
      text: Texts.plist(
        "\t1️⃣<key>NSCameraUsageDescription</key> <string></string>\n\t<key>CFBundleName</key>\n\t<string>a</string>"
      ),
      typed: "<!-- as on the badge --><key>CFBundleDisplayName</key> <string>Notes &amp; <![CDATA[more]]></string> ",
      rules: ["purpose-string-empty", "purpose-string-probably-missing"]
    ),
    Typing(
      file: "App/de.lproj/A.strings",
      text: "1️⃣\"done\" = \"\"; /* The last one. */\n\"move %@\" = \"%d\";\n/* None. */\n",
      typed: "/* The \"title\". */ \"title\" = \"Die \\\"Notizen\\\"\"; /* so */ ",
      rules: ["strings-empty-value", "strings-format-specifier-mismatch", "strings-missing-in-language"]
    ),
    Typing(
      file: "App/Table.xcstrings",
      text: """
        {
          "sourceLanguage" : "en",
          "strings" : {
            1️⃣"done" : { }, "done" : { "comment" : "again" },
            "move" : { "localizations" : { "de" : { "stringUnit" : { "state" : "odd", "value" : "x" } } } }
          },
          "version" : "1.0"
        }
        """,
      typed: #""title" : { "comment" : "The \"title\".", "localizations" : { } }, "#,
      rules: ["strings-duplicate-key", "strings-state-unknown"]
    ),
  ]

  private let project: ProjectFolder
  private let server = ServerOptions(thoroughDelay: .zero, halfTypedDelay: .seconds(3600))

  init() throws {
    project = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ objects = {}; }",
      "App/Main.swift": "AVCaptureDevice.requestAccess(for: .audio)\n",
      "App/en.lproj/A.strings": "\"done\" = \"Done\";\n\"move %@\" = \"Move %@\";\n\"new\" = \"New\";\n",
    ])
  }

  private func edits(_ typing: Typing) -> [TextDocumentContentChangeEvent] {
    var place = MarkedText(typing.text).position("1️⃣")
    return typing.typed.map { letter in
      defer { place.character += String(letter).utf16.count }
      return TextDocumentContentChangeEvent(range: PositionRange(start: place, end: place), text: String(letter))
    }
  }

  /// Checks that each list has what the first and the last have both; the words of a finding may change with the text.
  private func expectNoneLeaves(_ lists: [[Diagnostic]], _ typing: Typing) throws {
    func counts(_ list: [Diagnostic]) -> [String: Int] {
      list.codes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    let (first, last) = (counts(try #require(lists.first)), counts(try #require(lists.last)))
    #expect(typing.rules.isSubset(of: Set(lists[0].codes)), "\(lists[0].codes)")
    #expect(typing.rules.isSubset(of: Set(lists[lists.count - 1].codes)), "\(lists[lists.count - 1].codes)")
    for (number, list) in lists.enumerated() {
      let shown = counts(list)
      for (finding, count) in first {
        let kept = min(count, last[finding] ?? 0)
        #expect(shown[finding, default: 0] >= kept, "list \(number): \(finding)")
      }
    }
  }

  /// Bug: each keystroke in a string catalog removed all its findings for a second, and in other files those of slow checks; those
  /// about a project came and went with each half-typed tag.
  @Test(arguments: all) func noneLeavesInAClientThatIsSentThem(_ typing: Typing) async throws {
    let uri = project.uri(typing.file)
    let client = try await project.started(server: server)
    client.open(MarkedText(typing.text).text, as: uri)
    var lists = [try await client.diagnostics(of: uri, withAll: typing.rules)]
    // The findings after the typed letters move with each of them, so each leads to a list.
    for (index, edit) in edits(typing).enumerated() {
      let former = lists[lists.count - 1].places
      client.change([edit], of: uri, version: index + 2)
      while lists[lists.count - 1].places == former {
        lists.append(try #require(try await client.nextDiagnostics()).diagnostics)
      }
    }
    _ = try await client.finish()
    try expectNoneLeaves(lists, typing)
    for (former, next) in zip(lists, lists.dropFirst()) { #expect(former != next) }
  }

  @Test(arguments: all) func noneLeavesInAClientThatPulls(_ typing: Typing) async throws {
    let uri = project.uri(typing.file)
    let client = try await project.started(#"{"textDocument": {"diagnostic": {}}}"#, server: server)
    let pull = DocumentDiagnosticRequest(textDocument: TextDocumentIdentifier(uri: uri))
    client.open(MarkedText(typing.text).text, as: uri)
    var lists = [try await client.request(pull).items]
    for (index, edit) in edits(typing).enumerated() {
      client.change([edit], of: uri, version: index + 2)
      lists.append(try await client.request(pull).items)
    }
    _ = try await client.finish()
    try expectNoneLeaves(lists, typing)
  }

  /// Bug: a list that was the same was published again when a version came with it, and as often as slow checks ran.
  @Test(arguments: all) func nothingIsPublishedWhileNothingChanges(_ typing: Typing) async throws {
    let uri = project.uri(typing.file)
    let client = try await project.started(server: server)
    let text = MarkedText(typing.text).text
    client.open(text, as: uri)
    let first = try await client.diagnostics(of: uri, withAll: typing.rules)
    // Spaces at the end move nothing.
    let end = Position(line: text.split(separator: "\n", omittingEmptySubsequences: false).count, character: 0)
    for version in 2...40 {
      client.change(
        [TextDocumentContentChangeEvent(range: PositionRange(start: end, end: end), text: " ")],
        of: uri,
        version: version
      )
    }
    client.replaceText(text, of: uri, version: 41)
    client.close(uri)
    let next = try #require(try await client.nextDiagnostics())
    #expect(next.diagnostics.isEmpty && !first.isEmpty, "the next list is that of the closed document")
    _ = try await client.finish()
  }
}

extension TestClient {
  /// Waits for a list of diagnostics of a document with findings of all `rules`.
  fileprivate func diagnostics(of uri: DocumentURI, withAll rules: Set<String>) async throws -> [Diagnostic] {
    while let list = try await nextDiagnostics() {
      if list.uri == uri, rules.isSubset(of: Set(list.codes)) { return list.diagnostics }
    }
    return []
  }
}

extension [Diagnostic] {
  /// Where they are.
  fileprivate var places: [PositionRange] { map(\.range) }
}

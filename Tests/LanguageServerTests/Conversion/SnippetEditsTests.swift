import Testing

@testable import LanguageServer

/// The cursor goes to what the user has to write.
@Suite struct SnippetEditsTests {
  private static func range(_ start: Int, _ end: Int) -> PositionRange {
    PositionRange(start: Position(line: 0, character: start), end: Position(line: 0, character: end))
  }

  private static func text(_ text: String, _ start: Int, _ end: Int) -> DocumentTextEdit {
    DocumentTextEdit(range: range(start, end), newText: text)
  }

  private static func snippet(_ text: String, at place: Int) -> DocumentTextEdit {
    DocumentTextEdit(range: range(place, place), newText: text, isSnippet: true)
  }

  @Test func withoutPlaceholdersEditsArePlain() {
    let edits = [TextEdit(range: Self.range(1, 2), newText: "${a}"), TextEdit(range: Self.range(3, 4), newText: "")]
    #expect(SnippetEdits.edits(edits, placeholders: []) == [Self.text("${a}", 1, 2), Self.text("", 3, 4)])
  }

  @Test func onlyThePlaceholderIsASnippet() {
    let edits = [TextEdit(range: Self.range(1, 2), newText: "\n\t<string>TODO $x</string>")]
    #expect(
      SnippetEdits.edits(edits, placeholders: ["TODO $x"]) == [
        Self.text("\n\t<string>", 1, 2), Self.snippet("${1:TODO \\$x}", at: 2), Self.text("</string>", 2, 2),
      ]
    )
  }

  @Test func eachHasItsTabStop() {
    let edits = ["= a;", "= b;"].map { TextEdit(range: Self.range(1, 1), newText: $0) }
    #expect(
      SnippetEdits.edits(edits, placeholders: ["a", "b"]) == [
        Self.text("= ", 1, 1), Self.snippet("${1:a}", at: 1), Self.text(";", 1, 1),
        Self.text("= ", 1, 1), Self.snippet("${2:b}", at: 1), Self.text(";", 1, 1),
      ]
    )
  }

  @Test func whatIsNotInTheEditsIsIgnored() {
    let edits = [TextEdit(range: Self.range(1, 1), newText: "a")]
    #expect(SnippetEdits.edits(edits, placeholders: ["b"]) == [Self.text("a", 1, 1)])
  }
}

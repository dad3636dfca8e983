import Testing

@testable import LanguageFeatures

/// Markup characters of catalog texts show as themselves.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("_a_ b*c*", #"\_a\_ b\*c\*"#), ("<key>", #"\<key>"#), ("`x`", #"\`x\`"#), ("[a](b)", #"\[a\](b)"#),
    (#"\"#, #"\\"#), ("plain text, 1.0.", "plain text, 1.0."), ("> a\n # b", "\\> a\n \\# b"), ("&lt;", #"\&lt;"#),
  ])
  func escapesMarkup(_ text: String, _ expected: String) {
    #expect(MarkdownText.escape(text) == expected)
  }

  @Test("bug: Neovim shows the backslashes before characters that are no markup where they are")
  func escapesNothingElse() {
    for text in ["Settings > General > Location & Privacy", "NS_ENUM #1", "1 < 2", "a_b"] {
      #expect(MarkdownText.escape(text) == text)
    }
  }

  @Test(arguments: [
    ("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("", "`  `"),
  ])
  func fencesCodeSpans(_ code: String, _ expected: String) {
    #expect(MarkdownText.codeSpan(code) == expected)
  }

  @Test func fencesCodeBlocksLongerThanTheirContent() {
    #expect(MarkdownText.codeBlock("a\n```\nb", language: "xml") == "````xml\na\n```\nb\n````")
  }

  @Test func keepsBothFormsOfRichText() {
    let text: RichText = "Use \(code: "a_b") for \("<x>"), \(strong: "now")."
    #expect(text.markdown == #"Use `a_b` for \<x>, **now**."#)
    #expect(text.plain == "Use a_b for <x>, now.")
  }
}

import Testing

@testable import LanguageFeatures

/// Markup characters of catalog texts show as themselves.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("a_b*c*", #"a\_b\*c\*"#), ("<key>", #"\<key\>"#), ("`x`", #"\`x\`"#), ("[a](b)", #"\[a\](b)"#),
    (#"\"#, #"\\"#), ("plain text, 1.0.", "plain text, 1.0."),
  ])
  func escapesMarkup(_ text: String, _ expected: String) {
    #expect(MarkdownText.escape(text) == expected)
  }

  @Test(arguments: [("a", "`a`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("", "`  `")])
  func fencesCodeSpans(_ code: String, _ expected: String) {
    #expect(MarkdownText.codeSpan(code) == expected)
  }

  @Test func fencesCodeBlocksLongerThanTheirContent() {
    #expect(MarkdownText.codeBlock("a\n```\nb", language: "xml") == "````xml\na\n```\nb\n````")
  }

  @Test func keepsBothFormsOfRichText() {
    let text: RichText = "Use \(code: "a_b") for \("<x>"), \(strong: "now")."
    #expect(text.markdown == #"Use `a_b` for \<x\>, **now**."#)
    #expect(text.plain == "Use a_b for <x>, now.")
  }
}

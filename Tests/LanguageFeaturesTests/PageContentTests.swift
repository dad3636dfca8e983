import Testing

@testable import LanguageFeatures

/// Pages in the forms in which they are written.
@Suite struct PageContentTests {
  private let page: PageContent = {
    var page = PageContent()
    page.heading("\(code: "A_B")")
    page.paragraph("one two three four five six seven")
    page.list(["eight nine ten eleven twelve", "see \(term: "A")"])
    page.code("a long line of code that stays as it is", language: "xml")
    page.link("Page", to: "https://example.org/a")
    page.link("Unsafe", to: "http://example.org/b")
    page.paragraph("last")
    return page
  }()

  @Test func breaksLinesBetweenWords() {
    #expect(
      page.plainText(width: 20) == """
        A_B

        one two three four
        five six seven

        - eight nine ten
          eleven twelve
        - see A

        a long line of code that stays as it is

        last

        Page: https://example.org/a
        """
    )
  }

  @Test func longWordsStayWhole() {
    #expect(
      LineWrap.wrap("a https://example.org/abcdefghijkl b", width: 20) == "a\nhttps://example.org/abcdefghijkl\nb"
    )
    #expect(LineWrap.wrap("one two three four five", width: 1) == "one two three four\nfive")
    #expect(LineWrap.wrap("one two", width: nil) == "one two")
  }

  @Test func stylesHeadingsOnly() {
    let styled = page.plainText(isStyled: true)
    #expect(styled.hasPrefix("\u{1B}[1mA_B\u{1B}[0m\n\n"))
    #expect(styled.count { $0 == "\u{1B}" } == 2)
    #expect(!page.plainText().contains("\u{1B}"))
  }

  @Test func linksTermsThatHaveAnAddress() {
    let markdown = page.markdown(headingLevel: 2) { $0 == "A" ? "a.md#A" : nil }
    #expect(markdown.hasPrefix("## `A_B`\n"))
    #expect(markdown.contains("- see [`A`](a.md#A)"))
    #expect(page.markdown().contains("- see `A`\n"))
    #expect(markdown.hasSuffix("last\n\n[Page](<https://example.org/a>)"))
  }

  @Test func fillsWordsOfTheTables() {
    let text = RichText.words("pages.use-instead", "\(code: "a_b")")
    #expect(text.markdown == "Use `a_b` instead.")
    #expect(text.plain == "Use a_b instead.")
    #expect(RichText.words("pages.no-such-text").plain == "pages.no-such-text")
  }
}

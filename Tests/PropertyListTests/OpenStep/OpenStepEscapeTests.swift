import PropertyList
import Testing

/// Escapes in quoted strings of the old-style syntax.
@Suite struct OpenStepEscapeTests {
  @Test(arguments: [
    (#"\a\b\f\n\r\t\v"#, "\u{7}\u{8}\u{C}\n\r\t\u{B}"), (#"\"\\"#, "\"\\"), (#"\101\60"#, "A0"), (#"\0"#, "\0"),
    (#"\U00e9"#, "é"), (#"\Ue9 "#, "é "), (#"\UD83D\UDE00"#, "😀"), (#"\U00e95"#, "é5"), ("a\\\nb", "a\nb"),
  ])
  func escapesWithAMeaning(_ content: String, _ text: String) {
    let tree = ParserCheck.accepts("(\"\(content)\")")
    #expect(tree.root?.children.first?.stringValue == text)
  }

  @Test func quotesNeedNoBackslashInTheOtherQuotes() {
    #expect(ParserCheck.accepts(#"('it\'s')"#).root?.children.first?.stringValue == "it's")
  }

  @Test func aBackslashBeforeAnApostropheIsAHabitOfC() {
    #expect(ParserCheck.accepts(#"("it\'s")"#).root?.children.first?.stringValue == "it's")
  }

  @Test(arguments: [
    (#"1️⃣\u2️⃣00e9"#, SyntaxIssue.Code.unicodeEscapeInLowerCase, "u00e9"), (#"1️⃣\%2️⃣"#, .uselessEscape, "%"),
    (#"1️⃣\é2️⃣"#, .uselessEscape, "é"), (#"1️⃣\3412️⃣"#, .nextStepLatinEscape, "Æ"),
    (#"1️⃣\2002️⃣"#, .nextStepLatinEscape, "\u{A0}"), (#"1️⃣\U2️⃣x"#, .unicodeEscapeWithoutDigits, "\0x"),
  ])
  func escapesThatMeanSomethingElse(_ content: String, _ code: SyntaxIssue.Code, _ text: String) {
    let tree = ParserCheck.reports("(\"\(content)\")", [(code, "1️⃣", "2️⃣")])
    #expect(tree.isReadable)
    #expect(tree.root?.children.first?.stringValue == text)
  }

  @Test func allOctalNumbersAreReadAsCoreFoundationDoes() throws {
    for number in 1..<0o400 {
      let text = "(\"\\\(String(number, radix: 8))\")"
      let object = try #require(CoreFoundation.value(Array(text.utf8)) as? [String])
      #expect(PropertyListTree.parse(.init(text)).root?.children.first?.stringValue == object.first, "\(number)")
    }
  }
}

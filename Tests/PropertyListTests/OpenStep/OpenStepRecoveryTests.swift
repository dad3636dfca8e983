import PropertyList
import Testing

/// Broken entries are reported at their place, once, and the rest is read.
@Suite struct OpenStepRecoveryTests {
  /// Expects one issue in the first entry, and the second entry whole.
  private func reports(_ marked: String, _ code: SyntaxIssue.Code, end: Character = "2️⃣", value: String? = nil) {
    let tree = ParserCheck.reports(marked + "\n\"next\" = \"whole\";\n", [(code, "1️⃣", end)])
    #expect(tree.root?.value(forKey: "next")?.stringValue == "whole")
    if let value { #expect(tree.root?.value(forKey: "a")?.stringValue == value) }
  }

  @Test func aMissingSemicolon() {
    reports("\"a\" = \"b\"1️⃣", .missingSemicolon, end: "1️⃣", value: "b")
    reports("\"a\" = \"b\"1️⃣ // c", .missingSemicolon, end: "1️⃣", value: "b")
  }

  @Test func aMissingEqualsSign() {
    reports("\"a\"1️⃣ \"b\";", .missingEqualsSign, end: "1️⃣", value: "b")
  }

  @Test func aMissingValue() {
    reports("\"a\" =1️⃣ ;", .missingValue, end: "1️⃣")
    reports("1️⃣\"a\"2️⃣", .keyWithoutValue)
  }

  @Test func aMissingClosingQuote() {
    reports("\"a\" = 1️⃣\"b2️⃣;", .unterminatedString, value: "b")
    reports("\"a\" = 1️⃣\"b2️⃣", .unterminatedString, value: "b")
    reports("1️⃣\"a2️⃣ = \"b\";", .unterminatedString)
  }

  @Test func aMissingOpeningQuote() {
    reports("\"a\" = 1️⃣b\"2️⃣;", .missingOpeningQuote, value: "b")
    reports("\"a\" = 1️⃣b c\"2️⃣;", .missingOpeningQuote, value: "b c")
    reports("\"a\" = 1️⃣Ä c\"2️⃣;", .missingOpeningQuote, value: "Ä c")
  }

  @Test func quotesInsideAText() {
    reports("\"a\" = \"b 1️⃣\"2️⃣c\" d\";", .unescapedQuote, value: "b \"c\" d")
    reports("\"a 1️⃣\"2️⃣b\" c\" = \"d\";", .unescapedQuote)
  }

  @Test func textThatIsNotAnEntry() {
    reports("\"a\" = \"b\" 1️⃣c2️⃣;", .unexpectedText, value: "b")
    reports("1️⃣some words2️⃣", .unexpectedText)
    reports("1️⃣* words2️⃣", .unexpectedCharacter("*"))
  }

  @Test func aCutFile() {
    ParserCheck.reports("\"a\" = 1️⃣\"b2️⃣", [(.unterminatedString, "1️⃣", "2️⃣")])
    ParserCheck.reports("\"a\" =1️⃣", [(.missingValue, "1️⃣", "1️⃣")])
    ParserCheck.reports("\"b\" = c; 1️⃣\"a\"2️⃣", [(.keyWithoutValue, "1️⃣", "2️⃣")])
  }

  @Test func everyPrefixOfAFileHasTheVerdictOfCoreFoundation() {
    let text = Array("/* a */ \"b\" = \"c\\\"\"; d = { e = (f, <0f>, 'g'); h; }; // i\n\"j\" = k;\n".utf8)
    for count in text.indices {
      let tree = PropertyListTree.parse(.init(bytes: Array(text[..<count])))
      #expect(tree.isReadable == CoreFoundation.reads(tree.text.bytes), "\(tree.text.string)")
      #expect(tree.printed() == tree.text.bytes)
    }
  }
}

import PropertyList
import Testing

/// Bare and quoted strings of the old-style syntax.
@Suite struct OpenStepStringTests {
  @Test(arguments: ["abc", "A_1$/:.-", "http://example.com/a-b", "1.5", "-1"])
  func bareStringsAreAccepted(_ text: String) {
    let tree = ParserCheck.accepts("{ a = \(text); }")
    #expect(tree.root?.value(forKey: "a")?.stringValue == text)
  }

  @Test(arguments: ["+", "@", "#", "%", "*", "é", "🙂", "[", "~"])
  func otherCharactersNeedQuotes(_ character: Character) {
    ParserCheck.reports("{ a = 1️⃣\(character)2️⃣; }", [(.unexpectedCharacter(character), "1️⃣", "2️⃣")])
    ParserCheck.accepts("{ a = \"\(character)\"; }")
  }

  @Test(arguments: [
    ("\"a b\"", "a b"), ("'a b'", "a b"), ("\"it's\"", "it's"), ("'\"'", "\""), ("\"\"", ""), ("\"é\n🙂\"", "é\n🙂"),
  ])
  func quotedStringsAreAccepted(_ literal: String, _ text: String) {
    let tree = ParserCheck.accepts("(\(literal))")
    #expect(tree.root?.children.first?.stringValue == text)
  }

  @Test func aStringAloneIsAPropertyList() {
    #expect(ParserCheck.accepts("hello").root?.kind == .string)
    #expect(ParserCheck.accepts(" \"hello world\" ").root?.stringValue == "hello world")
  }
}

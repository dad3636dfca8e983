import PropertyList
import SourceText
import Testing

/// Arrays and dictionaries of the old-style syntax.
@Suite struct OpenStepContainerTests {
  @Test(arguments: ["()", "(a)", "(a,)", "(a, b)", "( (a), {b = c;}, <0f> )", "(\n\ta,\n\tb\n)"])
  func arraysAreAccepted(_ text: String) {
    ParserCheck.accepts(text)
  }

  @Test(arguments: [
    "{}", "{ a = b; }", "{ a; }", "{ a = (b); c = { d = e; }; }", "{ a = 1; a = 2; }", "{ 'a b' = \"\"; }",
  ])
  func dictionariesAreAccepted(_ text: String) {
    ParserCheck.accepts(text)
  }

  @Test func commasAreNeeded() {
    let tree = ParserCheck.reports("{ a = (b1️⃣ c); }", [(.missingComma, "1️⃣", "1️⃣")])
    #expect(tree.root?.value(forKey: "a")?.children.compactMap(\.stringValue) == ["b", "c"])
    ParserCheck.reports("(1️⃣,2️⃣ a)", [(.unexpectedCharacter(","), "1️⃣", "2️⃣")])
  }

  @Test func semicolonsAreNeeded() {
    ParserCheck.reports("{ a = b1️⃣ }", [(.missingSemicolon, "1️⃣", "1️⃣")])
    let tree = ParserCheck.reports("{\n a = b1️⃣\n c = d;\n}", [(.missingSemicolon, "1️⃣", "1️⃣")])
    #expect(tree.root?.value(forKey: "c")?.stringValue == "d")
  }

  @Test func bracketsAreNeeded() {
    ParserCheck.reports("1️⃣{2️⃣ a = b;", [(.missingClosingBracket("}"), "1️⃣", "2️⃣")])
    ParserCheck.reports("1️⃣(2️⃣a, b", [(.missingClosingBracket(")"), "1️⃣", "2️⃣")])
    let tree = ParserCheck.reports("{ a = 1️⃣(2️⃣b; c = d; }", [(.missingClosingBracket(")"), "1️⃣", "2️⃣")])
    #expect(tree.root?.value(forKey: "c")?.stringValue == "d")
  }

  @Test func nothingMayFollowTheRoot() {
    ParserCheck.reports("{ a = b; } 1️⃣c2️⃣", [(.contentAfterRootObject, "1️⃣", "2️⃣")])
  }

  @Test func brokenItemsAtTheEndAreDropped() {
    let tree = ParserCheck.reports("( a, 1️⃣{2️⃣ )", [(.itemDropped, "1️⃣", "2️⃣")])
    #expect(tree.value == .array([.string("a")]))
  }

  @Test func levels512AreAcceptedAndNoMore() {
    let open = { String(repeating: "(", count: $0) + String(repeating: ")", count: $0) }
    ParserCheck.accepts(open(512))
    let tree = PropertyListTree.parse(SourceText(open(514)))
    #expect(tree.issues.map(\.code) == [.tooDeep])
    #expect(!CoreFoundation.reads(tree.text.bytes))
  }

  @Test(arguments: ["(", "{a=", "{a=("])
  func aMillionLevelsAreReadInOneWalk(_ open: String) {
    let tree = PropertyListTree.parse(SourceText(String(repeating: open, count: 1_000_000)))
    #expect(!tree.isReadable)
    #expect(tree.printed() == tree.text.bytes)
  }
}

import PropertyList
import Testing

/// Comments and white space of the old-style syntax.
@Suite struct OpenStepCommentTests {
  @Test(arguments: [
    "// a\n{ b = c; }", "/* a */{/* b */c /* d */=/* e */f /* g */;/* h */}/* i */", "{ a = b; } // c",
    "{ a //b\n= c; }",
    "/***/ (a)", "(a /**/,b)", "\u{2028}(a)\u{2029}", "\u{B}\u{C}( a )", "(a) /* ; } */",
  ])
  func isAccepted(_ text: String) {
    ParserCheck.accepts(text)
  }

  @Test func slashesAreCharactersToo() {
    let tree = ParserCheck.accepts("{ a = http://b; /* c */ d = /e; }")
    #expect(tree.root?.value(forKey: "a")?.stringValue == "http://b")
  }

  @Test func anOpenCommentSwallowsTheRest() {
    let tree = ParserCheck.reports("a = b; 1️⃣/*2️⃣ c = d;", [(.unterminatedComment, "1️⃣", "2️⃣")])
    #expect(tree.isReadable)
    #expect(tree.trivia.map(\.kind) == [.comment])
  }
}

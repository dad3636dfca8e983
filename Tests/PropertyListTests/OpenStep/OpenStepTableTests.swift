import PropertyList
import Testing

/// Pairs without braces, as `.strings` files have them.
@Suite struct OpenStepTableTests {
  @Test(arguments: [
    "a = b;", "\"a\" = \"b\";\n\"c\" = \"d\";\n", "a;", "a = { b = c; };", "a = (b);", " \n ", "// nothing\n", "/* */",
    "a = b; // end", "a = b; a = c;",
  ])
  func isAccepted(_ text: String) {
    let tree = ParserCheck.accepts(text)
    #expect(tree.root?.kind == .dictionary)
    #expect(tree.root?.flags.contains(.implicit) == true)
  }

  @Test(arguments: [
    (";", 2), ("}", 2), (")", 2), (",", 2), ("=", 2), ("# comment", 2), ("«", 2), ("\\", 2), ("{", 2),
  ])
  func readingStopsInSilence(_ stray: String, _ lost: Int) {
    let tree = ParserCheck.reports("a = b;\n1️⃣\(stray)2️⃣\nc = d;\ne = f;\n", [(.restIgnored(entries: lost), "1️⃣", "2️⃣")])
    #expect(tree.isReadable)
    #expect(tree.value == .dictionary([.init(key: "a", value: .string("b"))]))
    #expect(tree.root?.value(forKey: "e")?.stringValue == "f")
  }

  @Test func theFirstKeyIsNeeded() {
    ParserCheck.reports("1️⃣;2️⃣ a = b;", [(.unexpectedCharacter(";"), "1️⃣", "2️⃣")])
  }

  @Test func anOpenKeyAtTheEndStopsReadingToo() {
    let tree = ParserCheck.reports(
      "a = b;\n1️⃣\"c2️⃣\n",
      [(.restIgnored(entries: 0), "1️⃣", "2️⃣"), (.unterminatedString, "1️⃣", "2️⃣")]
    )
    #expect(tree.isReadable)
  }

  @Test func conflictsStopReadingInSilence() {
    let tree = ParserCheck.reports(
      "a = b;\n1️⃣<<<<<<< x2️⃣\nc = d;\n3️⃣=======4️⃣\nc = e;\n5️⃣>>>>>>> y6️⃣\n",
      [
        (.mergeConflictMarker, "1️⃣", "2️⃣"), (.mergeConflictMarker, "3️⃣", "4️⃣"),
        (.mergeConflictMarker, "5️⃣", "6️⃣"),
      ]
    )
    #expect(tree.isReadable)
    #expect(tree.value == .dictionary([.init(key: "a", value: .string("b"))]))
  }
}

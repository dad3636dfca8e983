import PropertyList
import Testing

/// Broken XML is reported at its place, once, and the rest is read.
@Suite struct XMLRecoveryTests {
  @Test func aMissingCloseTagOfText() {
    let tree = ParserCheck.reports(
      "<dict>\n<key>a</key>\n<string>one1️⃣\n<key>b</key>\n<string>two</string>\n</dict>",
      [(.missingCloseTag(name: "string"), "1️⃣", "1️⃣")]
    )
    #expect(tree.root?.value(forKey: "a")?.stringValue == "one")
    #expect(tree.root?.value(forKey: "b")?.stringValue == "two")
    #expect(tree.issues.first?.related == 20..<28)
  }

  @Test func aMissingCloseTagOfAContainer() {
    let tree = ParserCheck.reports(
      "<dict><key>a</key><array><true/>1️⃣</dict>2️⃣",
      [(.mismatchedCloseTag(expected: "array", found: "dict"), "1️⃣", "2️⃣")]
    )
    #expect(tree.root?.value(forKey: "a")?.children.map(\.kind) == [.true])
    ParserCheck.reports("1️⃣<array>2️⃣<true/>\n", [(.missingCloseTag(name: "array"), "1️⃣", "2️⃣")])
  }

  @Test func aWrongCloseTag() {
    let tree = ParserCheck.reports(
      "<array><string>a1️⃣</key>2️⃣<true/></array>",
      [(.mismatchedCloseTag(expected: "string", found: "key"), "1️⃣", "2️⃣")]
    )
    #expect(tree.root?.children.map(\.kind) == [.string, .true])
  }

  @Test func aStrayCloseTag() {
    let tree = ParserCheck.reports("<dict>1️⃣</array>2️⃣</dict>", [(.strayCloseTag(name: "array"), "1️⃣", "2️⃣")])
    #expect(tree.root?.kind == .dictionary)
  }

  @Test func aMissingOpenTag() {
    let tree = ParserCheck.reports(
      "<dict><key>a</key><array><key>b</key><true/>1️⃣</dict>2️⃣<false/></array></dict>",
      [(.missingOpenTag(name: "dict"), "1️⃣", "2️⃣")]
    )
    #expect(tree.root?.value(forKey: "a")?.children.map(\.kind) == [.key, .true, .false])
  }

  @Test func aTagWithoutItsEnd() {
    let tree = ParserCheck.reports("<array>1️⃣</string2️⃣\n<true/></array>", [(.unterminatedTag, "1️⃣", "2️⃣")])
    #expect(tree.root?.children.map(\.kind) == [.true])
    ParserCheck.reports(
      "1️⃣<array>2️⃣\n<true/>\n3️⃣</array4️⃣",
      [(.missingCloseTag(name: "array"), "1️⃣", "2️⃣"), (.unterminatedTag, "3️⃣", "4️⃣")]
    )
  }

  @Test func aCloseTagWithMore() {
    ParserCheck.reports("<array></array1️⃣ a>2️⃣", [(.malformedTag, "1️⃣", "2️⃣")])
    ParserCheck.reports("<string>a</string1️⃣ b>2️⃣", [(.malformedTag, "1️⃣", "2️⃣")])
  }

  @Test func aTagThatTheNextOneEnds() {
    let tree = ParserCheck.reports("<array>1️⃣<string2️⃣\n<string>a</string></array>", [(.malformedTag, "1️⃣", "2️⃣")])
    #expect(tree.isReadable)
  }

  @Test func aConflict() {
    let tree = ParserCheck.reports(
      "<dict>\n<key>a</key>\n1️⃣<<<<<<< x2️⃣\n<true/>\n3️⃣=======4️⃣\n<false/>\n5️⃣>>>>>>> y6️⃣\n<key>b</key>\n<true/>\n</dict>",
      [
        (.mergeConflictMarker, "1️⃣", "2️⃣"), (.mergeConflictMarker, "3️⃣", "4️⃣"),
        (.mergeConflictMarker, "5️⃣", "6️⃣"),
      ]
    )
    #expect(tree.root?.value(forKey: "b")?.kind == .true)
  }

  @Test func linesOfThePreprocessor() {
    ParserCheck.reports(
      "<array>\n1️⃣#if A2️⃣\n<true/>\n3️⃣#endif4️⃣\n</array>",
      [(.preprocessorDirective, "1️⃣", "2️⃣"), (.preprocessorDirective, "3️⃣", "4️⃣")]
    )
  }

  @Test func placeholdersInsteadOfElements() {
    ParserCheck.reports("<array>1️⃣<${IS_ON}/>2️⃣</array>", [(.preprocessorDirective, "1️⃣", "2️⃣")])
  }
}

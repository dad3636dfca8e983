import PropertyList
import Testing

/// Elements and their tags.
@Suite struct XMLElementTests {
  @Test(arguments: [
    "<dict><key>a</key><string>b</string></dict>", "<dict/>", "<array/>", "<string/>", "<true></true>",
    "<array ><true /><false\n/></array >", "<array><key>a</key></array>", "<key>a</key>",
    "<dict><key></key><true/></dict>", "<dict><key/><true/></dict>", "<array><plist><true/></plist></array>",
    "<dict><key>CF$UID</key><integer>7</integer></dict>", "<string a='1'>x</string >",
  ])
  func isAccepted(_ text: String) {
    ParserCheck.accepts(text)
  }

  @Test func theLastOfTwoEqualKeysCounts() {
    ParserCheck.accepts("<dict><key>a</key><true/><key>a</key><false/></dict>")
  }

  @Test func unknownElementsAreRefused() {
    ParserCheck.reports("<array><1️⃣null2️⃣/></array>", [(.unknownElement(name: "null"), "1️⃣", "2️⃣")])
    ParserCheck.reports("<1️⃣Dict2️⃣></Dict>", [(.unknownElement(name: "Dict"), "1️⃣", "2️⃣")])
    ParserCheck.reports(
      "<array><1️⃣int2️⃣>5</int><true/></array>",
      [(.unknownElement(name: "int"), "1️⃣", "2️⃣")]
    )
  }

  @Test func keysAndValuesTakeTurns() {
    ParserCheck.reports("<dict>1️⃣<key>a</key>2️⃣</dict>", [(.keyWithoutValue, "1️⃣", "2️⃣")])
    ParserCheck.reports(
      "<dict>1️⃣<key>a</key>2️⃣<key>b</key><true/></dict>",
      [(.keyWithoutValue, "1️⃣", "2️⃣")]
    )
    ParserCheck.reports("<dict>1️⃣<true/>2️⃣</dict>", [(.valueWithoutKey, "1️⃣", "2️⃣")])
  }

  @Test func aKeyMayBeTheValueOfAnother() {
    let tree = ParserCheck.reports(
      "<dict>1️⃣<key>a</key>2️⃣3️⃣<key>b</key>4️⃣</dict>",
      [(.keyWithoutValue, "1️⃣", "2️⃣"), (.keyWithoutValue, "3️⃣", "4️⃣")]
    )
    #expect(tree.isReadable)
  }

  @Test func nodesKnowTheirPlaces() throws {
    let tree = ParserCheck.accepts("<plist><dict><key>a</key><array><true/><string>b</string></array></dict></plist>")
    let root = try #require(tree.root)
    let array = try #require(root.value(forKey: "a"))
    #expect(array.children.map(\.kind) == [.true, .string])
    #expect(array.parent == root)
    #expect(array.depth == 2)
    #expect(tree.text.string(in: array.openRange) == "<array>")
    #expect(tree.text.string(in: array.closeRange) == "</array>")
    #expect(tree.innermostNode(at: array.contentRange.upperBound - 10)?.stringValue == "b")
  }
}

import PropertyList
import SourceText
import Testing

/// Text, entities and CDATA sections in XML.
@Suite struct XMLTextTests {
  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#233;&#xE9;&#xe9;", "ééé"),
    ("<![CDATA[a < b & c]]>", "a < b & c"), ("x<![CDATA[]]>y", "xy"), (" a\n b ", " a\n b "), ("é🙂", "é🙂"),
    ("&#x1F600;", "😀"), ("a > b", "a > b"), ("]]>", "]]>"),
  ])
  func isRead(_ content: String, _ text: String) throws {
    let tree = ParserCheck.accepts("<string>\(content)</string>")
    #expect(tree.root?.stringValue == text)
    #expect(tree.root?.textEquals(text) == true)
  }

  @Test func keysAreTextToo() {
    let tree = ParserCheck.accepts("<dict><key>a&amp;b</key><true/></dict>")
    #expect(tree.root?.value(forKey: "a&b")?.kind == .true)
  }

  @Test func reservedCharactersAreRefused() {
    ParserCheck.reports("<string>a 1️⃣&2️⃣ b</string>", [(.unescapedCharacter("&"), "1️⃣", "2️⃣")])
    ParserCheck.reports("<string>a 1️⃣<2️⃣ b</string>", [(.unescapedCharacter("<"), "1️⃣", "2️⃣")])
    ParserCheck.reports("<string>a1️⃣&2️⃣</string>", [(.unescapedCharacter("&"), "1️⃣", "2️⃣")])
  }

  @Test func aTextReportsAtMostAThousandMistakes() {
    let text = String(repeating: "&", count: 3000)
    let tree = PropertyListTree.parse(SourceText("<array><string>\(text)</string><string>&</string></array>"))
    #expect(tree.issues.count == 1001)
    #expect(tree.root?.children.first?.stringValue == text)
  }

  @Test func otherEntitiesAreRefused() {
    ParserCheck.reports("<string>1️⃣&nbsp;2️⃣</string>", [(.unknownEntity, "1️⃣", "2️⃣")])
    ParserCheck.reports("<string>1️⃣&#x110000;2️⃣</string>", [(.invalidCharacterReference, "1️⃣", "2️⃣")])
    ParserCheck.reports("<string>1️⃣&#XE9;2️⃣</string>", [(.invalidCharacterReference, "1️⃣", "2️⃣")])
    ParserCheck.reports("<string>1️⃣&#12342️⃣</string>", [(.invalidCharacterReference, "1️⃣", "2️⃣")])
  }

  @Test func commentsInTextAreRefused() {
    ParserCheck.reports("<string>a 1️⃣<!-- b -->2️⃣ c</string>", [(.commentInText, "1️⃣", "2️⃣")])
  }

  @Test func openCDATASectionsAreRefused() {
    ParserCheck.reports(
      "<string>1️⃣<![CDATA[2️⃣a</string>3️⃣",
      [(.unterminatedCDATA, "1️⃣", "2️⃣"), (.missingCloseTag(name: "string"), "3️⃣", "3️⃣")]
    )
  }

  @Test func textBetweenElementsIsRefused() {
    ParserCheck.reports("<array>1️⃣text2️⃣\n<true/></array>", [(.unexpectedText, "1️⃣", "2️⃣")])
    ParserCheck.reports("<array>1️⃣<![CDATA[a]]>2️⃣</array>", [(.unexpectedText, "1️⃣", "2️⃣")])
    ParserCheck.reports("<array>1️⃣&lt;true/&gt;2️⃣</array>", [(.unescapedCharacter("&"), "1️⃣", "2️⃣")])
  }
}

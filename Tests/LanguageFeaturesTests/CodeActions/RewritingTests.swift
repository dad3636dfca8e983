import LanguageFeatures
import ProjectFiles
import PropertyList
import SourceText
import TestSupport
import Testing

/// Sorted keys, and the other syntax.
@Suite struct RewritingTests {
  private func sorted(_ marked: String, _ name: String = "Info.plist") -> String? {
    let text = MarkedText(marked)
    let document = Document(path: "/app/\(name)", text: text.source)
    let place = max(text["1️⃣"], 0)
    let action = CodeActions.rewritings(in: document, selection: place..<place).first { $0.title.hasPrefix("Sort") }
    guard let action else { return nil }
    let result = document.text.applying(action.edits)
    let tree = PropertyListTree.parse(result)
    #expect(tree.isReadable && tree.printed() == result.bytes)
    return result.string
  }

  @Test func keysOfXML() {
    let text = """
      <plist>
      <dict>
      \t<!-- b -->
      \t<key>B1️⃣</key>
      \t<string>2</string> <!-- two -->

      \t<key>A</key>
      \t<true/>
      \t<!-- end -->
      </dict>
      </plist>
      """
    #expect(
      sorted(text) == """
        <plist>
        <dict>
        \t<key>A</key>
        \t<true/>

        \t<!-- b -->
        \t<key>B</key>
        \t<string>2</string> <!-- two -->
        \t<!-- end -->
        </dict>
        </plist>
        """
    )
  }

  @Test func theInnermostDictionary() {
    let text =
      "<plist><dict><key>Z</key><dict><key>b1️⃣</key><true/><key>a</key><true/></dict><key>Y</key><true/></dict></plist>"
    let result =
      "<plist><dict><key>Z</key><dict><key>a</key><true/><key>b</key><true/></dict><key>Y</key><true/></dict></plist>"
    #expect(sorted(text) == result)
  }

  @Test func tables() {
    let text = "\"b\" = \"2\";\n/* first */\n\"a\" = \"1\";\n\"b\" = \"3\";\n"
    #expect(sorted(text, "A.strings") == "/* first */\n\"a\" = \"1\";\n\"b\" = \"2\";\n\"b\" = \"3\";\n")
    #expect(sorted("{ b = 1; a = 2; }") == "{ a = 2; b = 1; }")
  }

  @Test func whatIsSortedOrBrokenStays() {
    #expect(sorted("{ a = 1; b = 2; }") == nil)
    #expect(sorted("<plist><dict><key>b</key><key>a</key></dict></plist>") == nil)
  }

  private func conversions(_ text: String) -> [String] {
    let document = Document(path: "/app/Other.plist", text: SourceText(text))
    return CodeActions.rewritings(in: document, selection: 0..<0).filter { $0.title.hasPrefix("Convert") }
      .map { document.text.applying($0.edits).string }
  }

  @Test func otherSyntax() {
    let xml = XMLWriter().document(
      .dictionary([.init(key: "b", value: .string("x")), .init(key: "a", value: .array([]))])
    )
    let converted = conversions(xml)
    #expect(converted == ["{\n\ta = (\n\t);\n\tb = x;\n}\n"])
    #expect(conversions(converted.first ?? "") == [xml])
  }

  @Test(arguments: ["<plist><dict><key>a</key><true/></dict></plist>", "<plist><dict><!-- a --></dict></plist>"])
  func nothingIsLost(text: String) {
    #expect(conversions(text).isEmpty)
  }
}

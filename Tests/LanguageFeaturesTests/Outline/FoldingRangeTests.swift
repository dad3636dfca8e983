import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// The parts of documents that can be hidden.
@Suite struct FoldingRangeTests {
  private func folded(_ text: String, _ name: String = "Info.plist", limit: Int? = nil) -> [String] {
    let document = Document(path: "/app/\(name)", text: SourceText(text))
    return FoldingRanges.ranges(in: document, limit: limit).map { part in
      "\(part.kind) \(document.text.line(at: part.range.lowerBound))-\(document.text.line(at: part.range.upperBound))"
    }
  }

  private let text = """
    <plist>
    <!-- a
    b -->
    <dict>
    <key>A</key>
    <array>
    <data>
    AAEC
    </data>
    </array>
    <key>B</key><array></array>
    </dict>
    </plist>
    """

  @Test func objectsOfACatalog() {
    let text = "{\n\"sourceLanguage\": \"en\",\n\"strings\": {\n\"a\": {},\n\"b\": {\n}\n}\n}"
    #expect(folded(text, "a.xcstrings") == ["element 0-7", "element 2-6", "element 4-5"])
  }

  @Test func elementsAndComments() {
    #expect(folded(text) == ["comment 1-2", "element 3-11", "element 5-9", "element 6-8"])
  }

  @Test func theOutermostAreKept() {
    #expect(folded(text, limit: 2) == ["comment 1-2", "element 3-11"])
    #expect(folded(text, limit: 0) == [])
  }

  @Test func groupsOfStrings() {
    let table = "/* MARK: Login */\n\"a\" = \"b\";\n/* c */\n\"c\" = \"d\";\n"
    #expect(folded(table, "A.strings") == ["group 0-3"])
  }
}

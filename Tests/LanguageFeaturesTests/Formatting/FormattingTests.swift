import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Formatting of documents, and the reasons to leave them.
@Suite struct FormattingTests {
  private func document(_ text: String, _ name: String = "Info.plist") -> Document {
    Document(path: "/app/\(name)", text: SourceText(text))
  }

  private func refusal(_ text: String, _ name: String = "Info.plist") -> Formatting.Refusal? {
    do throws(Formatting.Refusal) {
      _ = try Formatting.edits(in: document(text, name))
      return nil
    } catch {
      return error
    }
  }

  @Test func wholeDocuments() throws {
    let document = document("<plist><dict/></plist>")
    let edits = try Formatting.edits(in: document)
    #expect(document.text.applying(edits).string == "<plist>\n<dict/>\n</plist>\n")
  }

  private let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "b 🎧":{ },
        "a" : {"comment":"c"}
      }
    }

    """

  @Test func stringCatalogsGetTheLayoutOfXcode() throws {
    let document = document(catalog, "Localizable.xcstrings")
    let text = document.text.applying(try Formatting.edits(in: document)).string
    let lines = [
      "{", "  \"sourceLanguage\" : \"en\",", "  \"strings\" : {", "    \"a\" : {", "      \"comment\" : \"c\"",
      "    },",
      "    \"b 🎧\" : {", "", "    }", "  }", "}",
    ]
    #expect(text == lines.joined(separator: "\n"))
    #expect(try Formatting.edits(in: self.document(text, "Localizable.xcstrings")).isEmpty)
  }

  @Test func onlyTheLinesOfRangesOfAStringCatalog() throws {
    let text = catalog.replacing("\"b 🎧\":{ },\n    \"a\"", with: "\"a 🎧\":{ },\n    \"b\"")
    let document = document(text, "Localizable.xcstrings")
    let start = try #require(text.utf8.firstRange(of: Array("\"a 🎧".utf8))?.lowerBound)
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: start)
    let edits = try Formatting.edits(in: document, ranges: [offset..<offset])
    let expected = text.replacing("\"a 🎧\":{ }", with: "\"a 🎧\" : {\n\n    }")
    #expect(document.text.applying(edits).string == expected)
  }

  @Test func stringCatalogsThatAreBrokenStay() {
    #expect(refusal("{\"strings\": }", "Localizable.xcstrings") == .malformed(at: 12))
    #expect(refusal("[]", "Localizable.xcstrings") == .malformed(at: 0))
  }

  @Test func onlyTheLinesOfRanges() throws {
    let text = MarkedText(
      """
      <plist>
      <dict>
          <key>A</key>
      1️⃣    <string>a</string><key>B</key>
        2️⃣  <string>b</string>
                <key>C</key>
          <string>c</string>
      </dict>
      </plist>

      """
    )
    let document = document(text.text)
    let edits = try Formatting.edits(in: document, ranges: [text.range("1️⃣", "2️⃣")])
    #expect(
      document.text.applying(edits).string == """
        <plist>
        <dict>
            <key>A</key>
            <string>a</string>
            <key>B</key>
            <string>b</string>
                  <key>C</key>
            <string>c</string>
        </dict>
        </plist>

        """
    )
  }

  @Test func malformedTextIsLeft() {
    #expect(refusal("<plist>\n<dict>\n<key>A</key>\n</dict>\n</plist>") == .malformed(at: 15))
    #expect(refusal("\"a\" = \"b\";\n{\n\"c\" = \"d\";", "A.strings") == .malformed(at: 11))
    #expect(refusal("\"a\" = \"b\"", "A.strings") != nil)
  }

  @Test func filesOfOthersAreLeft() {
    #expect(refusal("<plist>\n<dict>\n#if DEBUG\n<key>A</key><true/>\n#endif\n</dict>\n</plist>") == .preprocessed)
    #expect(refusal("{ objects = {}; }", "project.pbxproj") == .writtenByXcode)
    #expect(refusal("{\"a\": 1}", "x.json") == .otherFile)
  }

  @Test func theReasonNamesTheLine() {
    let document = document("<plist>\n<dict>\n<key>A</key>\n</dict>\n</plist>")
    #expect(Formatting.Refusal.malformed(at: 15).message(in: document).contains("line 3"))
  }
}

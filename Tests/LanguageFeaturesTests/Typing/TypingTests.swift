import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// What is written on its own while you type.
@Suite struct TypingTests {
  private func typed(_ marked: String, _ character: String, _ name: String = "Info.plist") -> String {
    let text = MarkedText(marked)
    let document = Document(path: "/app/\(name)", text: text.source)
    let edits = TypingEdits.edits(in: document, at: text["1️⃣"], after: character)
    return text.source.applying(edits).string
  }

  @Test func elementsAreClosed() {
    #expect(typed("<plist><dict><key>A</1️⃣", "/") == "<plist><dict><key>A</key>")
    #expect(typed("<plist><dict><key>A</1️⃣</dict></plist>", "/") == "<plist><dict><key>A</key></dict></plist>")
    #expect(typed("<plist><dict><true/1️⃣></dict></plist>", "/") == "<plist><dict><true/></dict></plist>")
  }

  @Test func missingSemicolonsAreWritten() {
    #expect(typed("\"a\" = \"b\"\n1️⃣", "\n", "A.strings") == "\"a\" = \"b\";\n")
    #expect(typed("\"a\" = \"b\"\n1️⃣\n\"c\" = \"d\";\n", "\n", "A.strings") == "\"a\" = \"b\";\n\n\"c\" = \"d\";\n")
    for text in ["\"a\" = \"b\";\n1️⃣", "\"a\"\n1️⃣", "/* a */\n1️⃣", "\"a\" =\n1️⃣", "( a\n1️⃣)", "\"a\" = \"b\"\n1️⃣;"] {
      #expect(typed(text, "\n", "A.strings") == MarkedText(text).text)
    }
  }

  @Test func bothTagsChange() throws {
    let text = MarkedText("<plist><dict><key1️⃣>A</key><str2️⃣ing>b3️⃣</string><true/></dict></plist>")
    let document = Document(path: "/app/Info.plist", text: text.source)
    let key = try #require(LinkedTags.ranges(in: document, at: text["1️⃣"]))
    #expect([key.open, key.close].map(document.text.string) == ["key", "key"])
    let string = try #require(LinkedTags.ranges(in: document, at: text["2️⃣"]))
    #expect([string.open, string.close].map(document.text.string) == ["string", "string"])
    #expect(string.open.lowerBound < string.close.lowerBound)
    #expect(LinkedTags.ranges(in: document, at: text["3️⃣"]) == nil)
  }
}

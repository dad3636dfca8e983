import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// Ever larger parts around a place.
@Suite struct SelectionRangeTests {
  private func parts(_ text: String, _ name: String = "Info.plist") -> [String] {
    let text = MarkedText(text)
    let document = Document(path: "/app/\(name)", text: text.source)
    let ranges = SelectionRanges.ranges(in: document, at: text["1️⃣"])
    for (inner, outer) in zip(ranges, ranges.dropFirst()) {
      #expect(outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound && outer != inner)
    }
    return ranges.map(document.text.string)
  }

  @Test func fromTheWordToTheDocument() {
    #expect(
      parts("<plist><dict><key>A</key><string>one t1️⃣wo</string></dict></plist>") == [
        "two", "one two", "<string>one two</string>", "<key>A</key><string>one two</string>",
        "<dict><key>A</key><string>one two</string></dict>",
        "<plist><dict><key>A</key><string>one two</string></dict></plist>",
      ]
    )
  }

  @Test func comments() {
    #expect(parts("/* a1️⃣b c */\na = b;\n", "A.strings").prefix(2) == ["ab", "/* ab c */"])
  }

  /// Bug: the answer about deep nesting could not be encoded.
  @Test func valuesThatNestVeryDeeply() {
    let text = "<plist>" + String(repeating: "<array>", count: 1_000) + "1️⃣"
    let found = parts(text)
    #expect((100..<250).contains(found.count))
    #expect(found.last == MarkedText(text).text)
  }

  @Test func emptyDocuments() {
    #expect(parts("1️⃣") == [""])
  }
}

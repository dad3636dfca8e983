import Foundation
@testable import PropertyList
import SourceText
import TestSupport
import Testing

/// The XML writer writes what Apple's does, byte for byte.
@Suite struct XMLWriterTests {
  @Test func randomValuesAreWrittenAsFoundationWritesThem() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let value = RandomValue.make(depth: 4, &generator)
      let text = XMLWriter().document(value)
      let object = try #require(CoreFoundation.value(Array(text.utf8)), "\(text)")
      #expect(CoreFoundation.xml(object) == text)
      let tree = PropertyListTree.parse(SourceText(text))
      #expect(tree.issues.isEmpty)
      #expect(XMLWriter().document(try #require(tree.value)) == text)
    }
  }

  @Test func dataLinesShrinkWithTheDepth() throws {
    var value = PropertyListValue.data(Array(repeating: 7, count: 200))
    for _ in 0..<12 {
      let text = XMLWriter().document(value)
      let object = try #require(CoreFoundation.value(Array(text.utf8)))
      #expect(CoreFoundation.xml(object) == text)
      value = .array([value])
    }
  }

  @Test func fragmentsUseTheIndentationOfTheirPlace() {
    var writer = XMLWriter()
    writer.indentUnit = "  "
    #expect(writer.fragment(.array([.boolean(true)]), indent: "    ") == "<array>\n      <true/>\n    </array>")
    writer.lineEnding = "\r\n"
    #expect(writer.fragment(.array([.boolean(true)]), indent: "") == "<array>\r\n  <true/>\r\n</array>")
  }

  @Test func keysKeepTheirOrderWhereAsked() {
    let value = PropertyListValue.dictionary([.init(key: "b", value: .string("")), .init(key: "a", value: .string(""))])
    var writer = XMLWriter()
    writer.sortsKeys = false
    let text = writer.fragment(value, indent: "")
    #expect(text == "<dict>\n\t<key>b</key>\n\t<string></string>\n\t<key>a</key>\n\t<string></string>\n</dict>")
  }
}

@testable import PropertyList
import SourceText
import TestSupport
import Testing

/// What the old-style writer writes is read back as it was.
@Suite struct OpenStepWriterTests {
  @Test func valuesOfTheSyntaxComeBack() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let value = plain(RandomValue.make(depth: 3, &generator))
      let text = OpenStepWriter().document(.array([value]))
      let tree = ParserCheck.accepts(text)
      #expect(ParserCheck.xml(tree.value) == ParserCheck.xml(.array([value])))
    }
  }

  /// Replaces what the syntax cannot hold.
  private func plain(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .string, .data: value
    case .array(let items): .array(items.map(plain))
    case .dictionary(let entries): .dictionary(entries.map { .init(key: $0.key, value: plain($0.value)) })
    default: .string("other")
    }
  }

  @Test func otherValuesBecomeText() {
    let writer = OpenStepWriter()
    #expect(writer.fragment(.boolean(true), indent: "") == "1")
    #expect(writer.fragment(.integer(IntegerValue(-7)), indent: "") == "-7")
    #expect(writer.fragment(.real(1.5), indent: "") == "1.5")
    let date = DateValue(secondsSinceReferenceDate: 0)
    #expect(writer.fragment(.date(date), indent: "") == "\"2001-01-01 00:00:00 +0000\"")
  }
}

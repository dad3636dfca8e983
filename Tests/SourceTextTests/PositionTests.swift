import SourceText
import TestSupport
import Testing

/// Offsets become lines and columns, and back.
@Suite struct PositionTests {
  private let marked = MarkedText("1️⃣ab\r\n2️⃣é3️⃣🙂4️⃣x5️⃣\r6️⃣\n7️⃣")

  @Test(arguments: [
    (PositionEncoding.utf8, 2, 6, 7), (.utf16, 1, 3, 4), (.utf32, 1, 2, 3),
  ])
  func columnsCountCodeUnits(_ encoding: PositionEncoding, afterE: Int, afterSmile: Int, end: Int) {
    let source = marked.source
    #expect(source.position(at: marked["1️⃣"], encoding: encoding) == TextPosition(line: 0, column: 0))
    #expect(source.position(at: marked["2️⃣"], encoding: encoding) == TextPosition(line: 1, column: 0))
    #expect(source.position(at: marked["3️⃣"], encoding: encoding) == TextPosition(line: 1, column: afterE))
    #expect(source.position(at: marked["4️⃣"], encoding: encoding) == TextPosition(line: 1, column: afterSmile))
    #expect(source.position(at: marked["5️⃣"], encoding: encoding) == TextPosition(line: 1, column: end))
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyCharacterStartComesBack(_ encoding: PositionEncoding) {
    let source = marked.source
    for marker: Character in ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "7️⃣"] {
      let position = source.position(at: marked[marker], encoding: encoding)
      #expect(source.offset(of: position, encoding: encoding) == marked[marker])
    }
  }

  @Test func linesEndWithNewlineReturnOrBoth() {
    #expect(SourceText("a\nb\r\nc\rd\u{2028}e\u{85}f\u{0C}g").lineCount == 4)
    #expect(SourceText("").lineCount == 1)
    #expect(SourceText("\n").lineCount == 2)
    #expect(SourceText("\r\r\n\n").lineCount == 4)
  }

  @Test func columnsAfterTheLineEndAreClampedBeforeIt() {
    let source = SourceText("ab\r\ncd\n")
    #expect(source.offset(of: TextPosition(line: 0, column: 99), encoding: .utf16) == 2)
    #expect(source.offset(of: TextPosition(line: 1, column: 99), encoding: .utf8) == 6)
  }

  @Test func placesOutsideTheTextAreClamped() {
    let source = SourceText("ab\ncd")
    #expect(source.offset(of: TextPosition(line: 9, column: 0), encoding: .utf16) == 5)
    #expect(source.offset(of: TextPosition(line: -1, column: 4), encoding: .utf16) == 0)
    #expect(source.offset(of: TextPosition(line: 1, column: -4), encoding: .utf16) == 3)
    #expect(source.position(at: 99, encoding: .utf16) == TextPosition(line: 1, column: 2))
    #expect(source.position(at: -1, encoding: .utf16) == TextPosition(line: 0, column: 0))
  }

  @Test(arguments: PositionEncoding.allCases)
  func columnsInsideACharacterMoveToItsStart(_ encoding: PositionEncoding) {
    let source = SourceText("é🙂")
    let smile = 2
    let columns: [PositionEncoding: ClosedRange<Int>] = [.utf8: 3...5, .utf16: 2...2]
    for column in columns[encoding] ?? 1...1 {
      #expect(source.offset(of: TextPosition(line: 0, column: column), encoding: encoding) == smile)
    }
    #expect(source.position(at: 4, encoding: encoding) == source.position(at: smile, encoding: encoding))
  }

  @Test func invalidBytesCountAsOneCharacterEach() {
    let source = SourceText(bytes: [0x61, 0xFF, 0xC3, 0x62, 0x80])
    #expect(source.position(at: 3, encoding: .utf16) == TextPosition(line: 0, column: 3))
    #expect(source.position(at: 5, encoding: .utf32) == TextPosition(line: 0, column: 5))
    #expect(source.offset(of: TextPosition(line: 0, column: 4), encoding: .utf16) == 4)
  }
}

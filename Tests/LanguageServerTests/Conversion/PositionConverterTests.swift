import SourceText
import TestSupport
import Testing

@testable import LanguageServer

struct PositionConverterTests {
  private let marked = MarkedText("<key>é🎧1️⃣本</key>\r\nx2️⃣\rlast3️⃣")

  @Test(
    "columns count code units of the encoding",
    arguments: [(.utf8, 11), (.utf16, 8), (.utf32, 7)] as [(PositionEncoding, Int)]
  )
  func column(encoding: PositionEncoding, column: Int) {
    let converter = PositionConverter(text: marked.source, encoding: encoding)
    let position = Position(line: 0, character: column)
    #expect(converter.position(at: marked["1️⃣"]) == position)
    #expect(converter.offset(of: position) == marked["1️⃣"])
  }

  @Test func allLineEndsOfTheProtocolCount() {
    let converter = PositionConverter(text: marked.source, encoding: .utf16)
    #expect(converter.position(at: marked["2️⃣"]) == Position(line: 1, character: 1))
    #expect(converter.position(at: marked["3️⃣"]) == Position(line: 2, character: 4))
  }

  @Test(
    "positions outside the text are clamped",
    arguments: [
      (Position(line: 1, character: 50), "2️⃣"),
      (Position(line: 2, character: 50), "3️⃣"),
      (Position(line: 3, character: 0), "3️⃣"),
      (Position(line: .max, character: .max), "3️⃣"),
    ] as [(Position, Character)]
  )
  func clamped(position: Position, marker: Character) {
    #expect(PositionConverter(text: marked.source, encoding: .utf16).offset(of: position) == marked[marker])
  }

  @Test func aTurnedRangeIsTurnedBack() {
    let converter = PositionConverter(text: marked.source, encoding: .utf16)
    let range = PositionRange(start: marked.position("3️⃣"), end: marked.position("1️⃣"))
    #expect(converter.byteRange(of: range) == marked.range("1️⃣", "3️⃣"))
  }

  @Test func anEditIsTranslated() {
    let converter = PositionConverter(text: marked.source, encoding: .utf32)
    let edit = converter.edit(ByteEdit(range: marked.range("1️⃣", "2️⃣"), replacement: "new"))
    #expect(edit.range == marked.positions("1️⃣", "2️⃣", .utf32))
    #expect(edit.newText == "new")
  }
}

import SourceText
import TestSupport
import Testing

/// Edited texts are what they would be if they were made anew.
@Suite struct RandomEditTests {
  private static let pieces = ["", "a", "\n", "\r", "\r\n", "é", "🙂", "line\n", "\n\n", "\r\r\n", "x\ry", "<key>"]

  @Test func editedTextsEqualRebuiltOnes() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<60 {
      var text = SourceText(Self.pieces.shuffled(using: &generator).joined())
      for _ in 0..<40 {
        let start = Int.random(in: 0...text.count, using: &generator)
        let end = min(text.count, start + Int.random(in: 0...4, using: &generator))
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        let edited = text.applying(TextEdit(range: start..<end, replacement: piece))
        let expected = Array(text.bytes[..<start]) + Array(piece.utf8) + Array(text.bytes[end...])
        #expect(edited.bytes == expected)
        expectSame(edited, SourceText(bytes: expected))
        text = edited
      }
    }
  }

  private func expectSame(_ edited: SourceText, _ rebuilt: SourceText) {
    #expect(edited.lineCount == rebuilt.lineCount)
    guard edited.lineCount == rebuilt.lineCount else { return }
    for line in 0..<rebuilt.lineCount { #expect(edited.lineRange(line) == rebuilt.lineRange(line)) }
    for offset in 0...rebuilt.count {
      for encoding in [PositionEncoding.utf8, .utf16, .utf32] {
        let position = rebuilt.position(at: offset, encoding: encoding)
        #expect(edited.position(at: offset, encoding: encoding) == position)
        #expect(edited.offset(of: position, encoding: encoding) == rebuilt.offset(of: position, encoding: encoding))
      }
    }
  }

  @Test func editsOutsideTheTextAreClamped() {
    let text = SourceText("abc")
    #expect(text.applying(TextEdit(range: 2..<99, replacement: "x")).string == "abx")
    #expect(text.applying(.insert("x", at: 99)).string == "abcx")
  }

  @Test func severalEditsAreRangesOfTheOldText() {
    let text = SourceText("abcdef")
    let edits: [TextEdit] = [
      .delete(4..<5), .insert("1", at: 0), .insert("2", at: 0), TextEdit(range: 1..<3, replacement: "X"),
    ]
    #expect(text.applying(edits).string == "12aXdf")
    #expect(text.applying([.delete(0..<3), .delete(2..<4)]).string == "def")
  }
}

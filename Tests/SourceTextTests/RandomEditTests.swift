import TestSupport
import Testing

@testable import SourceText

/// Edited texts equal newly made ones.
@Suite struct RandomEditTests {
  private static let parts = [
    "", "a", "\n", "\r", "\r\n", "é", "漢", "🙂", "line\n", "\n\n", "\r\r\n", "x\ry", "<key>", "a long line without end",
    "ünd 漢字🙂🙂 zusammen", "0123456789abcdef\r\n",
  ]
  private static let invalid: [[UInt8]] = [[0x80], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x99], [0xBF, 0x0A]]

  /// Bytes with all kinds of characters, line ends and invalid sequences.
  private func someBytes(_ generator: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...24, using: &generator)).flatMap { _ in
      if Int.random(in: 0..<6, using: &generator) == 0 { return Self.invalid.randomElement(using: &generator) ?? [] }
      return Array((Self.parts.randomElement(using: &generator) ?? "").utf8)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 32, 4096])
  func editedTextsAnswerAsNaiveOnesDo(pieceSize: Int) {
    var generator = SeededGenerator(seed: UInt64(pieceSize))
    for _ in 0..<12 {
      var naive = NaiveText(someBytes(&generator))
      var text = SourceText(bytes: naive.bytes, pieceSize: pieceSize)
      expectSame(text, naive, &generator)
      for _ in 0..<40 {
        let start = Int.random(in: 0...text.count, using: &generator)
        let longest = Int.random(in: 0..<8, using: &generator) == 0 ? text.count : 4
        let end = min(text.count, start + Int.random(in: 0...longest, using: &generator))
        let replacement = Self.parts.randomElement(using: &generator) ?? ""
        text = text.applying(TextEdit(range: start..<end, replacement: replacement))
        naive.replace(start..<end, with: replacement)
        expectSame(text, naive, &generator)
      }
    }
  }

  private func expectSame(_ text: SourceText, _ naive: NaiveText, _ generator: inout SeededGenerator) {
    let isSame =
      text.bytes == naive.bytes && text.lineCount == naive.lineCount && isSameSomewhere(text, naive, &generator)
    #expect(isSame, "\(naive.bytes)")
  }

  /// Compares the answers of both at one random place, which may be outside the text.
  private func isSameSomewhere(_ text: SourceText, _ naive: NaiveText, _ generator: inout SeededGenerator) -> Bool {
    let offset = Int.random(in: -2...(text.count + 2), using: &generator)
    let clamped = min(max(offset, 0), text.count)
    let line = Int.random(in: -1...text.lineCount, using: &generator)
    let end = Int.random(in: clamped...text.count, using: &generator)
    guard text.line(at: offset) == naive.line(at: clamped), text.lineRange(line) == naive.lineRange(line),
      text[offset] == (naive.bytes.indices.contains(offset) ? naive.bytes[offset] : 0),
      text.bytes(in: clamped..<end) == Array(naive.bytes[clamped..<end]),
      text.withBytes(in: clamped..<end, { $0.elementsEqual(naive.bytes[clamped..<end]) })
    else { return false }
    let byte = UInt8.random(in: 0x60...0x70, using: &generator)
    guard text.firstOffset(in: clamped..<end, where: { $0 == byte }) == naive.bytes[clamped..<end].firstIndex(of: byte),
      text.lastOffset(in: clamped..<end, where: { $0 == byte }) == naive.bytes[clamped..<end].lastIndex(of: byte)
    else { return false }
    let encoding = PositionEncoding.allCases.randomElement(using: &generator) ?? .utf16
    let position = naive.position(at: offset, encoding: encoding)
    let random = TextPosition(line: line, column: Int.random(in: -1...40, using: &generator))
    return text.position(at: offset, encoding: encoding) == position
      && text.offset(of: position, encoding: encoding) == naive.offset(of: position, encoding: encoding)
      && text.offset(of: random, encoding: encoding) == naive.offset(of: random, encoding: encoding)
  }

  @Test func editsInsideCharactersAreTakenAsTheyAre() {
    let text = SourceText(bytes: Array("a€b".utf8), pieceSize: 1)
    #expect(text.applying(.delete(2..<3)).bytes == [0x61, 0xE2, 0xAC, 0x62])
    #expect(text.applying(.delete(2..<3)).position(at: 4, encoding: .utf16) == TextPosition(line: 0, column: 4))
    #expect(text.applying(.delete(2..<3)).applying(.delete(2..<3)).count == 3)
  }

  @Test func editsOutsideTheTextAreClamped() {
    let text = SourceText("abc")
    #expect(text.applying(TextEdit(range: 2..<99, replacement: "x")).string == "abx")
    #expect(text.applying(TextEdit(range: -3..<1, replacement: "x")).string == "xbc")
    #expect(text.applying(.insert("x", at: 99)).string == "abcx")
    #expect(text.applying(.insert("x", at: -1)).string == "xabc")
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

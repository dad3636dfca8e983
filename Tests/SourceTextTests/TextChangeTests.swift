import SourceText
import TestSupport
import Testing

/// A change has the part of a text that is new, also after several edits.
@Suite struct TextChangeTests {
  @Test func everythingOutsideAMergedChangeIsTheSame() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let old = SourceText(String("abcdefghijklmnopqrstuvwxyz".shuffled(using: &generator)))
      var text = old
      var merged: TextChange?
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0...text.count, using: &generator)
        let end = Int.random(in: start...text.count, using: &generator)
        let edit = TextEdit(
          range: start..<end,
          replacement: String("0123456".prefix(.random(in: 0...7, using: &generator)))
        )
        let change = TextChange(edit, in: text)
        merged = merged?.merged(with: change) ?? change
        text = text.applying(edit)
      }
      guard let merged else { continue }
      #expect(old.count + merged.delta == text.count)
      #expect(merged.newRange.upperBound <= text.count)
      #expect(old.bytes(in: 0..<merged.range.lowerBound) == text.bytes(in: 0..<merged.newRange.lowerBound))
      let oldTail = old.bytes(in: merged.range.upperBound..<old.count)
      #expect(oldTail == text.bytes(in: merged.newRange.upperBound..<text.count))
    }
  }

  @Test func mergedChangesCoverTheTextBetween() {
    let first = TextChange(range: 10..<12, count: 5)
    #expect(first.merged(with: TextChange(range: 20..<21, count: 0)) == TextChange(range: 10..<18, count: 10))
    #expect(first.merged(with: TextChange(range: 2..<3, count: 4)) == TextChange(range: 2..<12, count: 16))
    #expect(first.merged(with: TextChange(range: 11..<13, count: 2)) == TextChange(range: 10..<12, count: 5))
  }

  @Test func editsAreClampedToTheirText() {
    let text = SourceText("abc")
    #expect(TextChange(TextEdit(range: 2..<9, replacement: "é"), in: text) == TextChange(range: 2..<3, count: 2))
    #expect(TextChange(.insert("x", at: 9), in: text) == TextChange(range: 3..<3, count: 1))
  }

  @Test func theChangeBetweenTwoTextsIsTheSmallest() {
    var generator = SeededGenerator(seed: 11)
    let long = String(repeating: "0123456789", count: 2000)
    for _ in 0..<300 {
      let old = SourceText(Bool.random(using: &generator) ? long : "abcdefgh")
      let start = Int.random(in: 0...old.count, using: &generator)
      let end = Int.random(in: start...old.count, using: &generator)
      let text = old.applying(TextEdit(range: start..<end, replacement: "X–Y"))
      let change = TextChange(from: old, to: text)
      #expect(change.range.lowerBound == start)
      #expect(change.range == start..<end && change.count == 5)
    }
    let same = SourceText("aaaa")
    #expect(TextChange(from: same, to: same).delta == 0)
    #expect(TextChange(from: same, to: SourceText("aaaaa")) == TextChange(range: 4..<4, count: 1))
    #expect(TextChange(from: same, to: SourceText("")) == TextChange(range: 0..<4, count: 0))
  }
}

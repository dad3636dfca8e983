import SourceText
import Testing

@testable import LintEngine

/// A finding keeps its place in the text while the text around it changes.
@Suite struct FindingMovingTests {
  private func moved(_ range: Range<Int>, _ replaced: Range<Int>, _ count: Int) -> Range<Int>? {
    range.moved(by: TextChange(range: replaced, count: count))
  }

  @Test func aRangeMovesWithTheTextBeforeIt() {
    #expect(moved(10..<20, 0..<4, 1) == 7..<17)
    #expect(moved(10..<20, 10..<10, 3) == 13..<23)
    #expect(moved(10..<10, 10..<10, 3) == 13..<13)
    #expect(moved(10..<20, 20..<25, 0) == 10..<20)
    #expect(moved(10..<20, 30..<30, 5) == 10..<20)
  }

  @Test func aRangeGrowsAndShrinksWithTheTextInIt() {
    #expect(moved(10..<20, 12..<12, 3) == 10..<23)
    #expect(moved(10..<20, 12..<15, 0) == 10..<17)
    #expect(moved(10..<20, 5..<12, 0) == 5..<13)
    #expect(moved(10..<20, 18..<25, 1) == 10..<19)
  }

  @Test func aRangeGoesWithItsText() {
    #expect(moved(10..<20, 10..<20, 0) == nil)
    #expect(moved(10..<20, 5..<25, 0) == nil)
  }

  @Test func aRangeStaysInTheTextThatReplacesIt() {
    #expect(moved(10..<20, 5..<25, 8) == 10..<13)
    #expect(moved(10..<20, 5..<25, 2) == 7..<7)
  }

  @Test func aFixThatTheChangeReachesIntoIsLeftOut() {
    let fixes = [Fix("far", [.delete(0..<2)]), Fix("near", [.delete(10..<14)])]
    let finding = Finding(
      rule: "a",
      severity: .info,
      range: 10..<20,
      message: "",
      fixes: fixes,
      related: [RelatedPlace(.here(30..<31), "b")],
      isUnnecessary: false,
      isDeprecated: false
    )
    let moved = finding.moved(by: TextChange(range: 12..<12, count: 1))
    #expect(moved?.fixes.map(\.title) == ["far"])
    #expect(moved?.related == [RelatedPlace(.here(31..<32), "b")])
  }
}

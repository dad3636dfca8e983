import AppProject
@testable import LintEngine
import ProjectFiles
import SourceText
import Testing

/// What a half-typed text hides stays for a while, and what slow checks found until they have run again.
struct ShownFindingsTests {
  private let start = ContinuousClock.now
  private let delay = Duration.seconds(2)

  private func finding(_ rule: String, _ range: Range<Int>) -> Finding {
    Finding(
      rule: rule,
      severity: .warning,
      range: range,
      message: rule,
      fixes: [],
      related: [],
      isUnnecessary: false,
      isDeprecated: false
    )
  }

  private func quick(_ findings: Finding...) -> [SourcedFinding] {
    findings.map { SourcedFinding(source: .entry, finding: $0) }
  }

  private func state(
    _ stamp: Int,
    _ text: String,
    _ change: TextChange?,
    name: String = "a.strings"
  ) -> ShownFindings.State {
    ShownFindings.State(Document(path: "/\(name)", text: SourceText(text)), stamp: stamp, change: change)
  }

  private let insertion = TextChange(range: 0..<0, count: 1)

  @Test func whatAHalfTypedElementHidesGoesAfterAWhile() {
    var shown = ShownFindings()
    _ = shown.list(
      quick(finding("a", 7..<9)),
      count: 1,
      slow: nil,
      in: state(1, "\"a\" = \"\";", nil),
      delay: delay,
      now: start
    )
    let broken = state(2, "\"\"a\" = \"\";", insertion)
    let list = shown.list([], count: 0, slow: nil, in: broken, delay: delay, now: start)
    #expect(list.others == [finding("a", 8..<10)])
    #expect(list.end == start + delay)
    var same = broken
    same.change = TextChange.none
    #expect(shown.list([], count: 0, slow: [], in: same, delay: delay, now: start + .seconds(1)) == list)
    let last = shown.list([], count: 0, slow: [], in: same, delay: delay, now: start + delay)
    #expect(last.others.isEmpty && last.end == nil)
  }

  @Test func aFindingThatIsResolvedGoesAtOnce() {
    var shown = ShownFindings()
    _ = shown.list(
      quick(finding("a", 7..<9)),
      count: 1,
      slow: nil,
      in: state(1, "\"a\" = \"\";", nil),
      delay: delay,
      now: start
    )
    let typed = state(2, "\"a\" = \"b\";", TextChange(range: 8..<8, count: 1))
    #expect(shown.list([], count: 0, slow: nil, in: typed, delay: delay, now: start).others.isEmpty)
  }

  @Test func errorsFromBeforeDoNotMakeATextHalfTyped() {
    var shown = ShownFindings()
    let text = "\"a\" = \"\" \"b\" = \"\";"
    _ = shown.list(quick(finding("a", 6..<8)), count: 1, slow: nil, in: state(1, text, nil), delay: delay, now: start)
    let typed = state(2, "\"a\" = \"x\" \"b\" = \"\";", TextChange(range: 7..<7, count: 1))
    #expect(shown.list([], count: 0, slow: nil, in: typed, delay: delay, now: start).others.isEmpty)
  }

  @Test func theStartOfACommentHidesNothingUpToTheEndOfTheNextOne() {
    var shown = ShownFindings()
    let text = "\"a\" = \"\"; /* b */"
    _ = shown.list(quick(finding("a", 6..<8)), count: 1, slow: nil, in: state(1, text, nil), delay: delay, now: start)
    let open = state(2, "/*" + text, TextChange(range: 0..<0, count: 2))
    #expect(shown.list([], count: 0, slow: nil, in: open, delay: delay, now: start).others == [finding("a", 8..<10)])
  }

  @Test func whatSlowChecksFoundStaysUntilTheyHaveRunAgain() {
    var shown = ShownFindings()
    let text = "\"a\" = \"b\";"
    _ = shown.list([], count: 0, slow: [finding("s", 1..<2)], in: state(1, text, nil), delay: delay, now: start)
    let typed = state(2, " " + text, insertion)
    #expect(shown.list([], count: 0, slow: nil, in: typed, delay: delay, now: start).others == [finding("s", 2..<3)])
    var same = typed
    same.change = TextChange.none
    #expect(shown.list([], count: 0, slow: [], in: same, delay: delay, now: start).others.isEmpty)
  }

  @Test func whatSlowChecksFindInAHalfTypedTextDoesNotCountForTheNextOne() {
    var shown = ShownFindings()
    let text = "\"a\" = \"b\";"
    _ = shown.list([], count: 0, slow: [finding("s", 1..<2)], in: state(1, text, nil), delay: delay, now: start)
    let broken = state(2, "\"" + text, insertion)
    #expect(shown.list([], count: 0, slow: [], in: broken, delay: delay, now: start).others == [finding("s", 2..<3)])
    let whole = state(3, text, TextChange(range: 0..<1, count: 0))
    #expect(shown.list([], count: 0, slow: nil, in: whole, delay: delay, now: start).others == [finding("s", 1..<2)])
  }

  @Test("bug: what slow checks no longer find in a text that stays half typed was shown for ever")
  func whatSlowChecksFindInAHalfTypedTextIsShownIfItStaysSo() {
    var shown = ShownFindings()
    let whole = state(1, "\"a\" = \"\";", nil)
    _ = shown.list([], count: 0, slow: [finding("late", 7..<9)], in: whole, delay: delay, now: start)
    var broken = state(2, "\"\"a\" = \"\";", insertion)
    _ = shown.list([], count: 0, slow: nil, in: broken, delay: delay, now: start)
    broken.change = TextChange.none
    let list = shown.list([], count: 0, slow: [], in: broken, delay: delay, now: start + .seconds(1))
    #expect(list.others == [finding("late", 8..<10)] && list.end == start + delay)
    let last = shown.list([], count: 0, slow: [], in: broken, delay: delay, now: start + delay)
    #expect(last.others.isEmpty && last.end == nil)
  }

  @Test func whatIsAboutDeletedTextGoesWithIt() {
    var shown = ShownFindings()
    let text = "\"a\" = \"b\";"
    _ = shown.list([], count: 0, slow: [finding("s", 1..<2)], in: state(1, text, nil), delay: delay, now: start)
    let cut = state(2, "", TextChange(range: 0..<text.utf8.count, count: 0))
    #expect(shown.list([], count: 0, slow: nil, in: cut, delay: delay, now: start).others.isEmpty)
  }

  @Test func aStringCatalogThatIsNoJSONHidesAllOfItsFindings() {
    var shown = ShownFindings()
    let text = #"{ "sourceLanguage" : "en", "strings" : { } }"#
    let whole = state(1, text, nil, name: "a.xcstrings")
    _ = shown.list(quick(finding("a", 2..<4)), count: 1, slow: nil, in: whole, delay: delay, now: start)
    let broken = state(2, "{" + text, insertion, name: "a.xcstrings")
    #expect(shown.list([], count: 0, slow: nil, in: broken, delay: delay, now: start).others == [finding("a", 3..<5)])
  }

  @Test func anEarlierStateIsShownAsItIs() {
    var shown = ShownFindings()
    _ = shown.list(
      quick(finding("a", 7..<9)),
      count: 1,
      slow: nil,
      in: state(2, "\"a\" = \"\";", nil),
      delay: delay,
      now: start
    )
    let earlier = shown.list([], count: 0, slow: nil, in: state(1, "\"", nil), delay: delay, now: start)
    #expect(earlier == ShownFindings.List())
  }
}

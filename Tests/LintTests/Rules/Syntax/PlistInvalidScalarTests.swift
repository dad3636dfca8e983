import Testing

@testable import LintRules

@Suite struct PlistInvalidScalarTests {
  private let check = RuleCheck(PlistInvalidScalar.self)

  private func item(_ text: String) -> String { "<array>\(text)</array>" }

  @Test(arguments: [
    "<integer>1️⃣1,0002️⃣</integer>", "<integer>1️⃣12 2️⃣</integer>", "<integer>1️⃣184467440737095516162️⃣</integer>",
    "<integer>1️⃣2️⃣</integer>", "<real>1️⃣one2️⃣</real>", "<date>1️⃣2026-01-312️⃣</date>", "<data>1️⃣é2️⃣</data>",
    "1️⃣<integer/>2️⃣", "<true>1️⃣YES2️⃣</true>",
  ])
  func reportsTextThatIsNoValue(_ element: String) {
    check.finds(item(element), at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: [
    ("<integer>12 </integer>", "<integer>12</integer>"), ("<real>1.5\n</real>", "<real>1.5</real>"),
    ("<integer>1.5</integer>", "<real>1.5</real>"), ("<real>1,5</real>", "<real>1.5</real>"),
    ("<integer>YES</integer>", "<true/>"), ("<date>2026-01-31</date>", "<date>2026-01-31T00:00:00Z</date>"),
    ("<date>2026-01-31 09:30:00</date>", "<date>2026-01-31T09:30:00Z</date>"),
    ("<date>2026-01-31T09:30:00.250Z</date>", "<date>2026-01-31T09:30:00Z</date>"),
    ("<date>2026-01-31T09:30:00+00:00</date>", "<date>2026-01-31T09:30:00Z</date>"),
    ("<true>YES</true>", "<true/>"), ("<data/>", "<data></data>"),
  ])
  func offersAReadableSpelling(_ bad: String, _ good: String) {
    check.fixes(item(bad), to: item(good))
  }

  @Test func acceptsWhatFoundationReads() {
    check.accepts(item("<integer> -0x2A</integer><real>nan</real><date>2026-02-31T25:00:00Z</date><data>!AAAA</data>"))
  }

  @Test func reportsOldStyleData() {
    check.finds("{ a = <0fb1️⃣>2️⃣; }", at: [("1️⃣", "2️⃣")])
    check.finds("{ a = <0f 1️⃣x2️⃣0>; }", at: [("1️⃣", "2️⃣")])
  }
}

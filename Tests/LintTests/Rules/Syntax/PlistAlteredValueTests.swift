import Testing

@testable import LintRules

@Suite struct PlistAlteredValueTests {
  private let check = RuleCheck(PlistAlteredValue.self)

  @Test func reportsADateThatRollsOver() {
    let text = "<date>1️⃣2026-02-30T25:00:00Z2️⃣</date>"
    let findings = check.finds(text, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("2026-03-03T01:00:00Z") == true)
    check.fixes("<date>2026-02-30T25:00:00Z</date>", to: "<date>2026-03-03T01:00:00Z</date>")
  }

  @Test func completesData() {
    check.finds("<data>1️⃣AAAAAA2️⃣</data>", at: [("1️⃣", "2️⃣")])
    check.fixes("<data>\nAAAAAA\n</data>", to: "<data>\nAAAAAA==\n</data>")
    check.fixes("<data>AAA</data>", to: "<data>AAA=</data>")
  }

  @Test func reportsADroppedItem() {
    let findings = check.finds("{ a = (1, 1️⃣<*I5>2️⃣); }", at: [])
    #expect(findings.isEmpty)
    #expect(check.finds("( a, { b = 11️⃣ } )", at: []).isEmpty)
  }

  @Test func reportsEscapesOfOldStyleTexts() {
    check.finds(#"{ a = "1️⃣\u2️⃣00e9"; b = "3️⃣\3414️⃣"; }"#, at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
  }

  @Test func acceptsExactValues() {
    check.accepts("<array><date>2024-02-29T23:59:59Z</date><data>AAAA</data></array>")
  }
}

import Testing

@testable import LintRules

@Suite struct StringsdictOtherMissingTests {
  private let check = RuleCheck(StringsdictOtherMissing.self, file: "Localizable.stringsdict")

  @Test func reportsVariablesWithoutOther() {
    check.finds(PluralSource.openStep(key: "1️⃣days2️⃣", "one = \"a day\";"), at: [("1️⃣", "2️⃣")])
  }

  @Test func insertsTheForm() {
    check.fixes(
      PluralSource.xml("<key>few</key>\n<string>%d &amp; more</string>"),
      to: PluralSource.xml(
        "<key>few</key>\n<string>%d &amp; more</string>\n<key>other</key>\n<string>%d &amp; more</string>"
      )
    )
  }

  @Test func acceptsOtherInAnyShape() {
    check.accepts(PluralSource.openStep("other = \"\";"))
    check.accepts(PluralSource.openStep("one = a; other = { x = y; };"))
    check.accepts("{ left = { NSStringLocalizedFormatKey = a; days = { one = b; }; }; }")
    RuleCheck(StringsdictOtherMissing.self, file: "data.plist").accepts(PluralSource.openStep("one = \"a day\";"))
  }
}

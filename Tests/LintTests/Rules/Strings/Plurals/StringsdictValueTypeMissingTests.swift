import Testing

@testable import LintRules

@Suite struct StringsdictValueTypeMissingTests {
  private let check = RuleCheck(StringsdictValueTypeMissing.self, file: "Localizable.stringsdict")

  @Test func reportsVariablesWithoutValueType() {
    let findings = check.finds(
      PluralSource.openStep(key: "1️⃣days2️⃣", "one = \"%d day\"; other = \"%ld days\";"),
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map { $0.fixes.map(\.isSafe) } == [[false]])
  }

  @Test func insertsTheTypeThatTheFormsPrint() {
    check.fixes(
      PluralSource.xml("<key>other</key>\n<string>%lu days</string>"),
      to: PluralSource.xml(
        "<key>NSStringFormatValueTypeKey</key>\n<string>lu</string>\n<key>other</key>\n<string>%lu days</string>"
      )
    )
    check.fixes(
      PluralSource.openStep("other = \"%d days\";"),
      to: PluralSource.openStep("NSStringFormatValueTypeKey = \"d\"; other = \"%d days\";")
    )
  }

  @Test func acceptsVariablesWithOneAndOtherRules() {
    check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey = d; other = a;"))
    check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey; other = a;"))
    check.accepts("{ left = { NSStringLocalizedFormatKey = a; days = { other = b; }; }; }")
    check.accepts("{ left = { days = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = b; }; }; }")
  }
}

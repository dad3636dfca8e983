import Testing

@testable import LintRules

@Suite struct StringsdictVariableUndefinedTests {
  private let check = RuleCheck(StringsdictVariableUndefined.self, file: "Localizable.stringsdict")

  @Test func reportsNamesWithoutForms() {
    check.finds(
      PluralSource.xml(format: "1️⃣%#@day@2️⃣ left", "<key>other</key>\n<string>%d or 3️⃣%2$#@hours@4️⃣</string>"),
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func namesTheOnlyVariableThatIsLeft() {
    check.fixes(
      PluralSource.openStep(format: "%1$#@day@ left", "other = a;"),
      to: PluralSource.openStep(format: "%1$#@days@ left", "other = a;")
    )
  }

  @Test func acceptsOtherTextNextToVariables() {
    check.accepts(PluralSource.openStep("other = \"%@ %d %%\";"))
    check.accepts(
      "{ left = { NSStringLocalizedFormatKey = \"%#@days@\"; days = { NSStringDeviceSpecificRuleType = { }; }; }; }"
    )
    check.accepts("{ left = { NSStringLocalizedFormatKey = \"%#@days\"; }; }")
  }

  @Test func aDotIsNotPartOfAName() {
    check.finds(
      """
      { left = { NSStringLocalizedFormatKey = "1️⃣%#@bed.count@2️⃣"; "bed.count" = { NSStringFormatSpecTypeKey = \
      NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = "%d"; }; }; }
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }
}

import Testing

@testable import LintRules

@Suite struct StringsdictUnusedVariableTests {
  private let check = RuleCheck(StringsdictUnusedVariable.self, file: "Localizable.stringsdict")

  @Test func acceptsAVariableThatAnUndefinedNameProbablyMeans() {
    check.accepts(PluralSource.openStep(format: "%#@day@", "other = \"%d\";"))
  }

  @Test func reportsVariablesThatNothingNames() {
    let findings = check.finds(
      PluralSource.openStep(format: "some days", key: "1️⃣days2️⃣", "other = \"%d\";"),
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.isUnnecessary) == [true])
  }

  @Test func removesTheVariable() {
    check.fixes(
      """
      { left = {
        NSStringLocalizedFormatKey = "left";
        days = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = a; };
      }; }
      """,
      to: """
        { left = {
          NSStringLocalizedFormatKey = "left";
        }; }
        """
    )
  }

  @Test func acceptsVariablesThatFormsName() {
    check.accepts(PluralSource.xml(format: "%1$#@days@", "<key>other</key>\n<string>%d</string>"))
    check.accepts(
      """
      { left = {
        NSStringLocalizedFormatKey = "%#@a@";
        a = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = "%#@b@"; };
        b = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = "%d"; };
        c = { NSStringDeviceSpecificRuleType = { mac = a; }; };
      }; }
      """
    )
  }
}

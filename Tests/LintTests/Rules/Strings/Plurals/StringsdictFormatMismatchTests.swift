import TestSupport
import Testing

@testable import LintRules

@Suite struct StringsdictFormatMismatchTests {
  private let check = RuleCheck(StringsdictFormatMismatch.self, file: "Localizable.stringsdict")

  @Test func reportsWhatDoesNotFitTheNumber() {
    check.finds(
      PluralSource.xml(
        """
        <key>NSStringFormatValueTypeKey</key>
        <string>d</string>
        <key>one</key>
        <string>1️⃣%@2️⃣ day</string>
        <key>other</key>
        <string>%d days of %@</string>
        """
      ),
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      PluralSource.openStep("NSStringFormatValueTypeKey = ld; one = \"1️⃣%1$@2️⃣\"; other = \"3️⃣%.1f4️⃣\";"),
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func reportsWhatDoesNotFitTheTextAround() {
    let findings = check.finds(
      PluralSource.openStep(format: "%@ %#@days@", "NSStringFormatValueTypeKey = d; other = \"%d for 1️⃣%1$d2️⃣\";"),
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map { $0.message.contains("text around") } == [true])
  }

  /// As in Mastodon, where the text of the first argument is printed by the second variable alone.
  @Test func acceptsAnArgumentThatAnEmptyVariableIgnores() {
    func table(_ one: String) -> String {
      """
      { followers = {
        NSStringLocalizedFormatKey = "%#@names@%#@count@";
        names = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = ld;
          one = "\(one)";
          other = "";
        };
        count = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
          NSStringFormatValueTypeKey = ld;
          other = "Followed by 1️⃣%1$@2️⃣ and %ld others";
        };
      }; }
      """
    }
    check.accepts(MarkedText(table("")).text)
    check.finds(table("nobody"), at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWhatFitsOrIsNotKnown() {
    check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey = d; one = \"one\"; other = \"%ld %%\";"))
    check.accepts(
      PluralSource.openStep(format: "%@ %#@days@", "NSStringFormatValueTypeKey = d; other = \"%d for %1$@\";")
    )
    check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey = d; other = \"%#@months@ %@\";"))
    check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey = \"$(TYPE)\"; other = \"%@\";"))
    check.accepts(PluralSource.openStep("other = \"%@\";"))
    check.accepts("{ left = { NSStringLocalizedFormatKey = \"%#@days@\"; days = { NSStringFormat")
  }
}

import LintEngine
import Testing

@testable import LintRules

@Suite struct StringsdictOtherMissingTests {
  private let check = RuleCheck(StringsdictOtherMissing.self, file: "Localizable.stringsdict")

  @Test func reportsVariablesWithoutOther() {
    check.finds(PluralSource.openStep(key: "1️⃣days2️⃣", "one = \"a day\";"), at: [("1️⃣", "2️⃣")])
  }

  @Test(arguments: ["ru", "uk", "be", "pl"])
  func warnsWhereTheOtherFormsAreForAllIntegers(language: String) {
    let check = RuleCheck(StringsdictOtherMissing.self, file: "\(language).lproj/Localizable.stringsdict")
    let type = "NSStringFormatValueTypeKey = d;"
    func severities(_ forms: String) -> [Severity] {
      check.finds(PluralSource.openStep(key: "1️⃣days2️⃣", forms), at: [("1️⃣", "2️⃣")]).map(\.severity)
    }
    #expect(severities("\(type) one = a; few = b; many = c;") == [.warning])
    #expect(severities("\(type) one = a; few = b;") == [.error])
    #expect(severities("NSStringFormatValueTypeKey = f; one = a; few = b; many = c;") == [.error])
  }

  @Test func otherLanguagesNeedItForIntegers() {
    let check = RuleCheck(StringsdictOtherMissing.self, file: "cs.lproj/Localizable.stringsdict")
    let text = PluralSource.openStep(key: "1️⃣days2️⃣", "NSStringFormatValueTypeKey = d; one = a; few = b; many = c;")
    #expect(check.finds(text, at: [("1️⃣", "2️⃣")]).map(\.severity) == [.error])
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

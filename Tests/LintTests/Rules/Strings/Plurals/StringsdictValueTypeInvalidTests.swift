import Testing

@testable import LintRules

@Suite struct StringsdictValueTypeInvalidTests {
  private let check = RuleCheck(StringsdictValueTypeInvalid.self, file: "Localizable.stringsdict")

  @Test func reportsInvalidSpecifiers() {
    check.finds(PluralSource.openStep("NSStringFormatValueTypeKey = 1️⃣int2️⃣; other = a;"), at: [("1️⃣", "2️⃣")])
    check.finds(PluralSource.openStep("NSStringFormatValueTypeKey = 1️⃣\"\"2️⃣; other = a;"), at: [("1️⃣", "2️⃣")])
  }

  @Test func usesTheTypeThatTheFormsPrint() {
    check.fixes(
      PluralSource.xml(
        "<key>NSStringFormatValueTypeKey</key>\n<string>Int</string>\n<key>other</key>\n<string>%lld days</string>"
      ),
      to: PluralSource.xml(
        "<key>NSStringFormatValueTypeKey</key>\n<string>lld</string>\n<key>other</key>\n<string>%lld days</string>"
      )
    )
  }

  @Test func acceptsSpecifiersAndVariables() {
    for type in ["d", "lu", "\"@\"", "\"%ld\"", "f", "\"$(TYPE)\""] {
      check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey = \(type); other = a;"))
    }
    check.accepts(PluralSource.openStep("NSStringFormatValueTypeKey = "))
  }
}

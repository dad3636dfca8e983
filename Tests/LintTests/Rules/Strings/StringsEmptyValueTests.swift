import Testing

@testable import LintRules

@Suite struct StringsEmptyValueTests {
  private let check = RuleCheck(StringsEmptyValue.self, file: "Localizable.strings")
  private let infoPlist = RuleCheck(StringsEmptyValue.self, file: "InfoPlist.strings")

  @Test func reportsEmptyTexts() {
    let findings = check.finds(
      """
      "title" = 1️⃣""2️⃣;
      "No messages yet" = 3️⃣''4️⃣;
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.info, .warning])
  }

  @Test func leavesPurposeStringsToTheirRules() {
    infoPlist.finds("NSCameraUsageDescription = \"\"; CFBundleName = 1️⃣\"\"2️⃣;", at: [("1️⃣", "2️⃣")])
  }

  /// SwiftUI shows the key of an empty text, and only code decides how a text is shown.
  @Test func anEmptyTranslationInACatalogIsInformation() {
    let catalog = RuleCheck(StringsEmptyValue.self, file: "Localizable.xcstrings")
    func text(_ key: String, _ value: String) -> String {
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "\(key)" : { "localizations" : {
        "nl" : { "stringUnit" : { "state" : "translated", "value" : \(value) } } } } } }
      """
    }
    let findings = catalog.finds(text("No messages yet", "1️⃣\"\"2️⃣"), at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
    for key in ["%@ ", "· %lld", "→"] { catalog.accepts(text(key, "\"\"")) }
  }

  @Test func acceptsTextsAndOtherValues() {
    check.accepts(
      "\"a\" = \"b\"; \"\" = \"\"; \"c\"; d = (); \"x-1.ibShadowedIsNilPlaceholder\" = \"\"; \"e\" = \" \"; \"f\" = "
    )
    RuleCheck(StringsEmptyValue.self).accepts("{ a = \"\"; }")
  }

  @Test func aBlankKeyIsNobodysText() {
    check.accepts("\" \" = \"\";")
  }
}

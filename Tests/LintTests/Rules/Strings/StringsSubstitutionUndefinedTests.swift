import Testing

@testable import LintRules

@Suite struct StringsSubstitutionUndefinedTests {
  private let check = RuleCheck(StringsSubstitutionUndefined.self, file: "Localizable.xcstrings")

  private func catalog(_ german: String) -> String {
    #"""
    { "sourceLanguage": "en", "strings": { "k": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "%#@days@" }, "substitutions": { "days": { "argNum": 1,
        "formatSpecifier": "lld", "variations": { "plural": {
          "other": { "stringUnit": { "state": "translated", "value": "%arg days" } } } } } } },
      "de": { "stringUnit": { "state": "translated", "value": "\#(german)" } } } } }, "version": "1.0" }
    """#
  }

  @Test func reportsAVariableThatTheLanguageDoesNotDefine() {
    check.finds(catalog("Noch 1️⃣%#@days@2️⃣"), at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsATextWithoutVariables() {
    check.accepts(catalog("Noch %lld Tage"))
  }

  @Test func aDotIsNotPartOfAName() {
    check.finds(
      catalog("a").replacing("%#@days@", with: "1️⃣%#@da.ys@2️⃣").replacing("\"days\"", with: "\"da.ys\""),
      at: [("1️⃣", "2️⃣")]
    )
  }
}

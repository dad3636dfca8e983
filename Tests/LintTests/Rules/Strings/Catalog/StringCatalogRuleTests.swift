import Testing

@testable import LintRules

/// What rules on string tables find in string catalogs.
@Suite struct StringCatalogRuleTests {
  private let file = "Localizable.xcstrings"

  private func text(_ translations: String..., key: String = "done") -> String {
    CatalogSource.with(CatalogSource.text(key, translations.joined(separator: ",\n")))
  }

  @Test func invalidJSONIsReportedWhereItIs() {
    let check = RuleCheck(StringsMalformed.self, file: file)
    let findings = check.finds(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : { }1️⃣,2️⃣\n  }\n}",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning])
    check.fixes(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},}}",
      to: "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}}}"
    )
    check.finds("{\n  1️⃣sourceLanguage2️⃣ : \"en\" }", at: [("1️⃣", "2️⃣")])
    check.finds("1️⃣{ \"strings\" : { } }2️⃣", at: [("1️⃣", "2️⃣")])
    check.accepts(CatalogSource.with(""))
  }

  @Test func bothSidesOfAConflictCanBeKept() {
    let check = RuleCheck(StringsMergeConflictMarker.self, file: file)
    let text = """
      {
        "sourceLanguage" : "en",
        "strings" : {
      <<<<<<< HEAD
          "a" : { }
      =======
          "b" : { }
      >>>>>>> other
        }
      }
      """
    let kept = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"b\" : { }\n  }\n}"
    check.fixes(text, to: kept, index: 1)
    RuleCheck(StringsMalformed.self, file: file).accepts(text)
  }

  @Test func repeatedKeysAndLanguagesAreFound() {
    let check = RuleCheck(StringsDuplicateKey.self, file: file)
    check.finds(
      CatalogSource.with("\"a\" : { }, \"b\" : { }, 1️⃣\"a\"2️⃣ : { \"comment\" : \"x\" }"),
      at: [("1️⃣", "2️⃣")]
    )
    check.fixes(CatalogSource.with("\"a\" : 1, \"b\" : 2, \"a\" : 3"), to: CatalogSource.with("\"b\" : 2, \"a\" : 3"))
    check.finds(
      CatalogSource.with(
        "\"a\" : { \"localizations\" : { \"de\" : { }, 1️⃣\"de\"2️⃣ : { } } }"
      ),
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func emptyTranslationsAreFound() {
    let check = RuleCheck(StringsEmptyValue.self, file: file)
    check.finds(
      text("\"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : 1️⃣\"\"2️⃣ } }"),
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts(text(CatalogSource.unit("de", "", state: "new")))
    check.accepts(text(CatalogSource.unit("de", ""), CatalogSource.unit("en", "")))
    check.accepts(text(CatalogSource.unit("de", ""), key: ""))
  }

  @Test func placeholdersAreComparedWithTheSource() {
    let check = RuleCheck(StringsFormatSpecifierMismatch.self, file: file)
    check.finds(text(CatalogSource.unit("de", "Fertig 1️⃣%@2️⃣"), CatalogSource.unit("en", "%lld done")), at: [("1️⃣", "2️⃣")])
    check.finds(text(CatalogSource.unit("de", "%lld 1️⃣%@2️⃣"), key: "%lld done"), at: [("1️⃣", "2️⃣")])
    check.accepts(text(CatalogSource.unit("de", "%ld fertig"), key: "%lld done"))
    check.accepts(text(CatalogSource.unit("de", "%@", state: "new"), key: "%lld done"))
    check.accepts(text(CatalogSource.plural("\"de\"", [("one", "eine"), ("other", "%lld")]), key: "%lld done"))
    check.accepts(CatalogSource.with("\"%d\" : { \"shouldTranslate\" : false }"))
  }

  @Test func swappedPlaceholdersAreNumbered() {
    let check = RuleCheck(StringsFormatSpecifierMismatch.self, file: file)
    let key = "%@ has %lld files"
    let findings = check.finds(text(CatalogSource.unit("de", "1️⃣%lld2️⃣ Dateien in %@"), key: key), at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.error])
    check.fixes(
      text(CatalogSource.unit("de", "%lld Dateien in %@"), key: key),
      to: text(CatalogSource.unit("de", "%2$lld Dateien in %1$@"), key: key)
    )
  }

  @Test func brokenPlaceholdersAreFound() {
    RuleCheck(StringsFormatSpecifierBroken.self, file: file).finds(
      text(CatalogSource.unit("de", "Fertig 1️⃣%1@2️⃣")),
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func textsWithoutATranslationAreOneFinding() {
    let check = RuleCheck(StringsMissingInLanguage.self, file: file)
    let texts = [
      CatalogSource.text("a", CatalogSource.unit("de", "A"), CatalogSource.unit("fr", "A")),
      CatalogSource.text("%@", CatalogSource.unit("de", "%@")), "    1️⃣\"b c\"2️⃣ : { }",
      "    \"d\" : { \"shouldTranslate\" : false }", "    \"e\" : { \"extractionState\" : \"stale\" }",
      CatalogSource.text("f", CatalogSource.unit("de", "F")),
    ]
    let findings = check.finds(CatalogSource.with(texts.joined(separator: ",\n")), at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.message) == ["2 texts lack a translation, for example “b c” into de, fr."])
    check.accepts(CatalogSource.with("\"a\" : { }"))
  }

  @Test func pluralFormsFollowTheLanguage() {
    let missing = RuleCheck(StringsdictPluralCategoryMissing.self, file: file)
    missing.finds(
      text(CatalogSource.plural("1️⃣\"cs\"2️⃣", [("one", "den"), ("other", "dní")])),
      at: [("1️⃣", "2️⃣")]
    )
    missing.accepts(text(CatalogSource.plural("\"de\"", [("one", "Tag"), ("other", "Tage")])))
    let other = RuleCheck(StringsdictOtherMissing.self, file: file)
    other.finds(text(CatalogSource.plural("1️⃣\"de\"2️⃣", [("one", "Tag")])), at: [("1️⃣", "2️⃣")])
    other.accepts(text(CatalogSource.unit("de", "Tag")))
  }

  @Test func aMissingPluralFormGetsTheTextOfTheSourceToBeReviewed() {
    let english = CatalogSource.plural("\"en\"", [("one", "%lld day 🎧"), ("other", "%lld days 🎧")])
    let czech = { (forms: [(String, String)]) in CatalogSource.plural("\"cs\"", forms) }
    let form = { (name: String, text: String) in
      """
      "\(name)" : {
                      "stringUnit" : {
                        "state" : "needs_review",
                        "value" : "\(text)"
                      }
                    }
      """
    }
    let missing = RuleCheck(StringsdictPluralCategoryMissing.self, file: file)
    let days = [("one", "%lld den"), ("other", "%lld dní")]
    let fixed = text(english, czech(days)).replacing(
      "\"one\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld den",
      with:
        "\(form("few", "%lld days 🎧")),\n              \"one\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld den"
    )
    missing.fixes(text(english, czech(days)), to: fixed, index: 0)
    let other = RuleCheck(StringsdictOtherMissing.self, file: file)
    let one = "\"one\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld den\" } }"
    other.fixes(
      text(english, czech([days[0]])),
      to: text(english, czech([days[0]])).replacing(
        one,
        with: "\(one),\n              \(form("other", "%lld days 🎧"))"
      ),
      index: 0
    )
  }

  @Test func unknownStatesAreFound() {
    let check = RuleCheck(StringsStateUnknown.self, file: file)
    check.finds(
      text("\"de\" : { \"stringUnit\" : { \"state\" : 1️⃣\"done\"2️⃣, \"value\" : \"A\" } }"),
      at: [("1️⃣", "2️⃣")]
    )
    let unstated = check.finds(
      text("\"de\" : { \"stringUnit\" : { \"state\" : 1️⃣\"\"2️⃣, \"value\" : \"A\" } }"),
      at: [("1️⃣", "2️⃣")]
    )
    #expect(unstated.map(\.severity) == [.info])
    check.fixes(
      text(CatalogSource.unit("de", "A", state: "done")),
      to: text(CatalogSource.unit("de", "A", state: "translated"))
    )
    for state in ["new", "needs_review", "translated"] {
      check.accepts(text(CatalogSource.unit("de", "A", state: state)))
    }
  }
}

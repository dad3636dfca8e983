import Testing

@testable import LintRules

@Suite struct PluralOneLiteralTests {
  private func check(_ language: String) -> RuleCheck {
    RuleCheck(PluralOneLiteral.self, file: "\(language).lproj/Localizable.stringsdict")
  }

  @Test func reportsANumberThatOthersHaveToo() {
    let finding = check("ru").finds(
      PluralSource.openStep("one = \"2️⃣13️⃣ день\"; few = \"%d дня\"; many = \"%d дней\"; other = \"%d дня\";"),
      at: [("2️⃣", "3️⃣")]
    ).first
    #expect(finding?.message.contains("%d") == true)
  }

  @Test func writesThePlaceholder() {
    check("uk").fixes(
      PluralSource.openStep("one = \"1 a\"; few = \"%lld b\"; many = \"%lld c\"; other = \"%lld d\";"),
      to: PluralSource.openStep("one = \"%lld a\"; few = \"%lld b\"; many = \"%lld c\"; other = \"%lld d\";")
    )
  }

  @Test func catalogsAreCheckedToo() {
    let text = { (language: String) in
      """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "count" : { "localizations" : { "\(language)" : {
        "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "2️⃣13️⃣ a" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld b" } }
        } } } } } } }
      """
    }
    let check = RuleCheck(PluralOneLiteral.self, file: "Localizable.xcstrings")
    check.finds(text("ru"), at: [("2️⃣", "3️⃣")])
    check.accepts(text("de").filter { !"2️⃣3️⃣".contains($0) })
  }

  @Test func acceptsOtherNumbersAndTextsWithoutOne() {
    let other = "few = \"%d b\"; many = \"%d c\"; other = \"%d d\";"
    for one in ["%d a", "one a", "11 a", "1 of %d", "1 or 2 a"] {
      check("ru").accepts(PluralSource.openStep("one = \"\(one)\"; \(other)"))
    }
    check("ru").accepts(PluralSource.openStep("one = \"1 a\"; other = \"many\";"))
    check("en").accepts(PluralSource.openStep("one = \"1 a\"; other = \"%d b\";"))
  }
}

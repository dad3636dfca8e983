import Testing

@testable import LintRules

@Suite struct StringsdictPluralCategoryMissingTests {
  @Test func reportsFormsThatTheLanguageNeeds() {
    let findings = check("ru").finds(
      PluralSource.openStep(key: "1️⃣days2️⃣", "one = a; other = b;"),
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.fixes.count) == [2])
    #expect(findings.map { $0.message.contains("“few”, “many”") } == [true])
  }

  @Test func insertsTheForm() {
    check("cs").fixes(
      PluralSource.xml("<key>one</key>\n    <string>a</string>\n    <key>other</key>\n    <string>b</string>"),
      to: PluralSource.xml(
        """
        <key>one</key>
            <string>a</string>
            <key>other</key>
            <string>b</string>
            <key>few</key>
            <string>b</string>
        """
      )
    )
  }

  @Test func acceptsWhatIsCompleteOrDoesNotVary() {
    check("cs").accepts(PluralSource.openStep("one = a; few = b; other = c;"))
    check("ja").accepts(PluralSource.openStep("other = c;"))
    check("ru").accepts(PluralSource.openStep("other = c;"))
    check("ru").accepts(PluralSource.openStep("one = c; other = c;"))
    check("en").accepts(PluralSource.openStep("one = a; other = c;"))
    check("tlh").accepts(PluralSource.openStep("one = a; other = c;"))
    check("Base").accepts(PluralSource.openStep("two = a; other = c;"))
  }

  private func check(_ language: String) -> RuleCheck {
    RuleCheck(StringsdictPluralCategoryMissing.self, file: "\(language).lproj/Localizable.stringsdict")
  }
}

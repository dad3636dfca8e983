import Testing

@testable import LintRules

@Suite struct StringsInvalidEscapeTests {
  private let check = RuleCheck(StringsInvalidEscape.self, file: "Localizable.strings")

  @Test func writesUnicodeEscapes() {
    check.finds(#"a = "1️⃣\u2️⃣00e9";"#, at: [("1️⃣", "2️⃣")])
    check.fixes(#"a = "\u00e9";"#, to: #"a = "\U00e9";"#)
    check.fixes(#"a = "\u{1F600}";"#, to: #"a = "😀";"#)
  }

  @Test func writesOctalCharacters() {
    let findings = check.finds(#"a = "1️⃣\3412️⃣";"#, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("“Æ”") == true)
    check.fixes(#"a = "\341";"#, to: #"a = "Æ";"#)
    check.fixes(#"a = "\341";"#, to: #"a = "á";"#, index: 1)
  }

  @Test func removesBackslashesWithoutEffect() {
    let findings = check.finds(#"a = "50 1️⃣\%2️⃣";"#, at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
    check.fixes(#"a = "50 \%";"#, to: #"a = "50 %";"#)
    check.accepts(#"a = "It\'s";"#)
  }

  @Test func reportsAUnicodeEscapeWithoutDigits() {
    check.finds(#"a = "1️⃣\U2️⃣x";"#, at: [("1️⃣", "2️⃣")])
    check.fixes(#"a = "\Ux";"#, to: #"a = "\\Ux";"#)
  }

  @Test func acceptsEscapesWithAMeaning() {
    check.accepts(#"a = "\a\b\f\n\r\t\v\"\\\U00e9\101"; b = 'It\'s';"#)
  }
}

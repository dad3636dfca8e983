import Testing

@testable import LintRules

@Suite struct StringsMalformedTests {
  private let check = RuleCheck(StringsMalformed.self, file: "Localizable.strings")

  @Test func reportsAMissingSemicolonAtTheEntry() {
    let findings = check.finds("\"a\" = \"1\"1️⃣\n\n\"b\" = \"2\";\n", at: [("1️⃣", "1️⃣")])
    #expect(findings.first?.message.contains("on line 3") == true)
    check.fixes("\"a\" = \"1\"\n\"b\" = \"2\";\n", to: "\"a\" = \"1\";\n\"b\" = \"2\";\n")
  }

  @Test func insertsAnEqualsSign() {
    check.finds("\"a\"1️⃣ \"1\";", at: [("1️⃣", "1️⃣")])
    check.fixes("\"a\" \"1\";", to: "\"a\" = \"1\";")
  }

  @Test func insertsAValue() {
    check.finds("\"a\" =1️⃣ ;", at: [("1️⃣", "1️⃣")])
    check.fixes("\"a\" =;", to: "\"a\" = \"\";")
    check.fixes("\"a\"\n\"b\" = \"2\";", to: "\"a\" = \"\";\n\"b\" = \"2\";")
  }

  @Test func closesAText() {
    check.finds("\"a\" = 1️⃣\"one2️⃣;\n\"b\" = \"2\";\n", at: [("1️⃣", "2️⃣")])
    check.fixes("\"a\" = \"one;\n\"b\" = \"2\";\n", to: "\"a\" = \"one\";\n\"b\" = \"2\";\n")
    check.fixes("\"a\" = \"one\n\"b\" = \"2\";\n", to: "\"a\" = \"one\";\n\"b\" = \"2\";\n")
    check.fixes("\"a = \"one\";\n\"b\" = \"2\";\n", to: "\"a\" = \"one\";\n\"b\" = \"2\";\n")
  }

  @Test func opensAText() {
    check.finds("\"a\" = 1️⃣Ändern für alle\"2️⃣;\n", at: [("1️⃣", "2️⃣")])
    check.fixes("\"a\" = Ändern für alle\";\n", to: "\"a\" = \"Ändern für alle\";\n")
    check.fixes("\"a\" = Open\";\n\"b\" = \"2\";\n", to: "\"a\" = \"Open\";\n\"b\" = \"2\";\n")
    check.fixes("\"a\" = Open all files\";\n\"b\" = \"2\";\n", to: "\"a\" = \"Open all files\";\n\"b\" = \"2\";\n")
    check.fixes("\"a\" = Für alle;", to: "\"a\" = \"Für alle\";")
  }

  @Test func escapesQuotesInsideAText() {
    check.finds("\"a\" = \"say 1️⃣\"2️⃣no\" now\";\n", at: [("1️⃣", "2️⃣")])
    check.fixes("\"a\" = \"say \"no\" now\";\n", to: "\"a\" = \"say \\\"no\\\" now\";\n")
  }

  @Test func makesStrayLinesComments() {
    check.fixes("# Menu\n\"a\" = \"1\";\n", to: "/* # Menu */\n\"a\" = \"1\";\n")
  }

  @Test("bug: the invisible mark was an error in each language, and the entry after it was lost")
  func reportsASecondByteOrderMark() {
    let findings = check.finds("1️⃣\u{FEFF}2️⃣\"a\" = \"1\";\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .warning)
    #expect(findings.first?.message.contains("U+FEFF") == true)
    check.fixes("\u{FEFF}\"a\" = \"1\";\n", to: "\"a\" = \"1\";\n")
  }

  @Test func aSecondByteOrderMarkBeforeXMLIsOneError() {
    let findings = check.finds("1️⃣\u{FEFF}<plist><dict/></plist>2️⃣", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.error])
  }

  @Test func namesACharacterThatCannotBeSeen() {
    let findings = check.finds("1️⃣\u{200B}b = c;2️⃣\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.hasPrefix("Unexpected character U+200B.") == true)
  }

  @Test func reportsXMLToo() {
    check.finds("<plist><dict><key>a</key><string>b 1️⃣&2️⃣ c</string></dict></plist>", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWhatFoundationReads() {
    check.accepts("/* a */ \"a\" = \"1\"; b = c; 'd' = 'e'; f; // end")
    check.accepts("\n")
  }

  @Test func aTypographicMarkAtTheEndIsReplaced() {
    for mark in ["”", "“", "„"] {
      let text = "\"a\" = \"Der Ordner \\\"%@\\\" fehlt\(mark);\n"
      check.fixes(text, to: text.replacing("\(mark);", with: "\";"))
    }
  }

  @Test func aCommaBetweenTextsOfACatalogIsInserted() {
    let catalog = RuleCheck(StringsMalformed.self, file: "Localizable.xcstrings")
    catalog.fixes(
      #"{ "sourceLanguage" : "en", "strings" : { "a" : { } "b" : { } }, "version" : "1.0" }"#,
      to: #"{ "sourceLanguage" : "en", "strings" : { "a" : { }, "b" : { } }, "version" : "1.0" }"#
    )
  }

  @Test func typographicMarksOnBothSidesAreReplaced() {
    check.fixes("“k” = “v”;\n\"a\" = \"1\";\n", to: "\"k\" = \"v\";\n\"a\" = \"1\";\n")
    check.fixes("„k“ = \"v\";\n", to: "\"k\" = \"v\";\n")
    check.fixes("\"k\" = “v”;\n", to: "\"k\" = \"v\";\n")
    check.fixes("“a “k”” = “v”;\n", to: "/* “a “k”” = “v”; */\n")
  }
}

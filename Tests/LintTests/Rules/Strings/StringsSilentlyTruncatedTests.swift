import Testing

@testable import LintRules

@Suite struct StringsSilentlyTruncatedTests {
  private let check = RuleCheck(StringsSilentlyTruncated.self, file: "Localizable.strings")

  @Test func reportsTheExactCharacter() {
    let findings = check.finds("\"a\" = \"1\";1️⃣;2️⃣\n\"b\" = \"2\";\n\"c\" = \"3\";\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains("ignores the rest (2 entries)") == true)
    #expect(findings.first?.severity == .warning)
  }

  @Test func isInformationWhereNothingIsLost() {
    let findings = check.finds("\"a\" = \"1\";1️⃣;2️⃣\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func removesPunctuationSafely() throws {
    let findings = check.finds("\"a\" = \"1\"; 1️⃣;2️⃣ \"b\" = \"2\";", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.fixes.first?.isSafe == true)
    check.fixes("\"a\" = \"1\";;\n\"b\" = \"2\";\n", to: "\"a\" = \"1\";\n\"b\" = \"2\";\n")
    check.fixes("a = 1; }\nb = 2;\n", to: "a = 1; \nb = 2;\n")
  }

  @Test func makesAStrayLineAComment() {
    let text = "a = 1;\n# Menu\nb = 2;\n"
    check.fixes(text, to: "a = 1;\n/* # Menu */\nb = 2;\n")
    check.fixes(text, to: "a = 1;\n\nb = 2;\n", index: 1)
  }

  @Test func reportsAnUnclosedComment() {
    check.finds("a = 1;\n1️⃣/*2️⃣ b = 2;\nc = 3;\n", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsWhatFollowsAnXMLTable() {
    check.finds("<plist><dict/></plist>\n1️⃣\"a\" = \"b\";2️⃣\n", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWholeTables() {
    check.accepts("a = 1; // ;\nb = \";\"; /* } */\n")
  }
}

import Testing

@testable import LintRules

@Suite struct StringsDuplicateKeyTests {
  private let check = RuleCheck(StringsDuplicateKey.self, file: "Localizable.strings")

  @Test func reportsTheLaterKey() {
    let findings = check.finds("\"a\" = \"1\";\n1️⃣\"a\"2️⃣ = \"2\";\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .warning)
    #expect(findings.first?.related.count == 1)
  }

  @Test("bug: each of several repetitions was said to be the one that Foundation keeps")
  func onlyTheLastIsKept() {
    let text = "\"a\" = \"1\";\n1️⃣\"a\"2️⃣ = \"2\";\n3️⃣\"a\"4️⃣ = \"3\";\n"
    let findings = check.finds(text, at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(
      findings.map(\.message) == [
        "Duplicate key a: Foundation keeps the last value, not this one.",
        "Duplicate key a: Foundation keeps this value.",
      ]
    )
  }

  @Test func equalTextsAreAdvice() {
    let findings = check.finds("\"a\" = \"é\";\n1️⃣\"a\"2️⃣ = \"\\U00e9\";\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
    #expect(findings.first?.isUnnecessary == true)
    #expect(findings.first?.message == "Duplicate key a with the same text. Remove one of the entries.")
  }

  @Test func nothingIsKeptOfWhatIsNotRead() {
    check.accepts("\"a\" = \"1\";\n= \"b\";\n\"a\" = \"2\";\n")
  }

  @Test func removesEither() {
    check.fixes("\"a\" = \"1\";\n\"a\" = \"2\";\n", to: "\"a\" = \"1\";\n")
    check.fixes("\"a\" = \"1\";\n\"a\" = \"2\";\n", to: "\"a\" = \"2\";\n", index: 1)
  }

  @Test func comparesWhatKeysMean() {
    check.finds(#"é = 1;"#, at: [])
    check.finds(#""caf\U00e9" = 1; 1️⃣"café"2️⃣ = 2;"#, at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsKeysThatDiffer() {
    check.accepts("\"a\" = \"1\";\n\"A\" = \"2\";\n\"a \" = \"3\";\n")
  }
}

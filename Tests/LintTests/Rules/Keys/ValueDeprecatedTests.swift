import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ValueDeprecatedTests {
  private let check = RuleCheck(ValueDeprecated.self, file: "ExportOptions.plist")

  @Test func reportsTheOldNamesOfMethods() {
    check.finds("{ method = 1️⃣\"ad-hoc\"2️⃣; teamID = ABCDE12345; }", at: [("1️⃣", "2️⃣")])
    check.fixes(
      "{ method = \"app-store\"; teamID = ABCDE12345; }",
      to: "{ method = \"app-store-connect\"; teamID = ABCDE12345; }"
    )
  }

  @Test(arguments: ["app-store-connect", "release-testing", "enterprise", "debugging"])
  func acceptsTheNamesOfToday(_ method: String) { check.accepts("{ method = \"\(method)\"; teamID = ABCDE12345; }") }
}

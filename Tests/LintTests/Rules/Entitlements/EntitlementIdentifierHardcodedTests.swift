import Testing

@testable import LintRules

@Suite struct EntitlementIdentifierHardcodedTests {
  private let check = RuleCheck(EntitlementIdentifierHardcoded.self, file: "App.entitlements")

  @Test func reportsLiteralIdentifiers() {
    check.finds("{ 1️⃣\"application-identifier\"2️⃣ = \"A1B2C3D4E5.a.b\"; }", at: [("1️⃣", "2️⃣")])
    check.fixes("{\n  \"application-identifier\" = \"A1B2C3D4E5.a.b\";\n}", to: "{\n}")
  }

  @Test func acceptsVariables() {
    check.accepts("{ \"application-identifier\" = \"$(AppIdentifierPrefix)a.b\"; }")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementDeprecatedTests {
  private let check = RuleCheck(EntitlementDeprecated.self, file: "App.entitlements")

  @Test func reportsADeprecatedEntitlement() {
    let finding = check.finds("{ 1️⃣inter-app-audio2️⃣ = YES; }", at: [("1️⃣", "2️⃣")]).first
    #expect(finding?.isDeprecated == true)
  }

  @Test func acceptsCurrentOnes() { check.accepts("{ com.apple.developer.siri = YES; aps-environment = production; }") }
}

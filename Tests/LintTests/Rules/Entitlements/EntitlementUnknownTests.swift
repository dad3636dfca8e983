import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementUnknownTests {
  private let check = RuleCheck(EntitlementUnknown.self, file: "App.entitlements")

  @Test func reportsEntitlementsThatAppleDoesNotDocument() {
    check.finds("{ 1️⃣com.apple.developer.wine-cellar2️⃣ = YES; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsKnownAndPrivateOnes() {
    check.accepts(
      "{ com.apple.developer.siri = YES; com.apple.security.app-sandbox = YES; keychain-access-groups = (); }"
    )
    check.accepts("{ com.apple.private.a = YES; org.example.a = YES; com.apple.security.exception.a = YES; }")
    check.accepts("{ com.apple.developer.sirii = YES; }")
  }
}

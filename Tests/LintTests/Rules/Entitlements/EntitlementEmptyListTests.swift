import Testing

@testable import LintRules

@Suite struct EntitlementEmptyListTests {
  private let check = RuleCheck(EntitlementEmptyList.self, file: "App.entitlements")

  @Test func reportsEmptyLists() {
    check.finds("{ \"com.apple.security.application-groups\" = 1️⃣()2️⃣; }", at: [("1️⃣", "2️⃣")])
    check.fixes("{\n  \"com.apple.developer.associated-domains\" = ();\n}", to: "{\n}")
  }

  @Test func acceptsOthers() {
    check.accepts("{ \"com.apple.security.application-groups\" = (a); \"keychain-access-groups\" = (); }")
  }
}

import Testing

@testable import LintRules

@Suite struct EntitlementAssociatedDomainModeTests {
  private let check = RuleCheck(EntitlementAssociatedDomainMode.self, file: "App.entitlements")

  @Test func reportsTheDeveloperMode() {
    check.finds(
      "{ \"com.apple.developer.associated-domains\" = (1️⃣\"applinks:a.b?mode=developer\"2️⃣, \"applinks:c.d\"); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts(
      "{ \"com.apple.developer.associated-domains\" = (\"applinks:a.b?mode=developer\", \"applinks:a.b\"); }"
    )
    check.fixes(
      "{ \"com.apple.developer.associated-domains\" = (\"applinks:a.b?mode=developer\"); }",
      to: "{ \"com.apple.developer.associated-domains\" = (\"applinks:a.b\"); }"
    )
  }

  @Test(arguments: [
    "App-Debug.entitlements", "App.Alpha.entitlements", "AppDev.entitlements", "Development/App.entitlements",
  ])
  func acceptsItInFilesForDevelopment(file: String) {
    let text = "{ \"com.apple.developer.associated-domains\" = (\"applinks:a.b?mode=developer\"); }"
    RuleCheck(EntitlementAssociatedDomainMode.self, file: file).accepts(text)
  }

  @Test func acceptsOtherModes() {
    check.accepts(
      "{ \"com.apple.developer.associated-domains\" = (\"applinks:a.b?mode=managed\", \"$(LINK)?mode=developer\"); }"
    )
  }
}

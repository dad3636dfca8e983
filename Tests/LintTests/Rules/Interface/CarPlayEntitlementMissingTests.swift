import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct CarPlayEntitlementMissingTests {
  private func check(_ entitlements: String) -> ProjectCheck {
    ProjectCheck(CarPlayEntitlementMissing.self, ExampleProject.app(entitlements: entitlements))
  }

  private func text(_ role: String) -> String {
    "{ UIApplicationSceneManifest = { UISceneConfigurations = { \(role) = (); }; }; }"
  }

  @Test func reportsScenesWithoutTheEntitlement() {
    let finding = check("").finds(text("1️⃣CPTemplateApplicationSceneSessionRoleApplication2️⃣")).first
    #expect(
      finding?.message
        == "The system never connects this scene without an entitlement of CarPlay (com.apple.developer.carplay-…)."
    )
  }

  @Test func acceptsAnyKindAndOtherScenes() {
    let role = "CPTemplateApplicationSceneSessionRoleApplication"
    check("<key>com.apple.developer.carplay-audio</key><true/>").accepts(text(role))
    check("<key>com.apple.developer.carplay-new</key><true/>").accepts(text(role))
    check("").accepts(text("UIWindowSceneSessionRoleApplication"))
  }
}

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

  @Test func aTargetOfXcodeGenWithoutEntitlementsHasNone() {
    let text = { (entitlements: String) in
      """
      name: Garden
      targets:
        Garden:
          type: application
          platform: iOS\(entitlements)
          info:
            path: Garden/Info.plist
            properties:
              UIApplicationSceneManifest:
                UISceneConfigurations: { CPTemplateApplicationSceneSessionRoleApplication: [] }
      """
    }
    let check = ProjectCheck(CarPlayEntitlementMissing.self, file: "project.yml", [:])
    #expect(check.generatedFindings(in: text("")).count == 1)
    let granted =
      "\n    entitlements: { path: A.entitlements, properties: { com.apple.developer.carplay-audio: true } }"
    #expect(check.generatedFindings(in: text(granted)).isEmpty)
  }
}

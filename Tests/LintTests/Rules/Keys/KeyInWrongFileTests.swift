import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyInWrongFileTests {
  @Test func reportsEntitlementsInAnInfoPlist() {
    let finding = RuleCheck(KeyInWrongFile.self).finds(
      "{ CFBundleName = a; 1️⃣com.apple.developer.siri2️⃣ = YES; }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(
      finding?.message
        == "com.apple.developer.siri is an entitlement and has no effect in an Info.plist; put it in the entitlements file."
    )
  }

  @Test func reportsInfoPlistKeysInEntitlements() {
    RuleCheck(KeyInWrongFile.self, file: "App.entitlements").finds(
      "{ aps-environment = development; 1️⃣NSCameraUsageDescription2️⃣ = a; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesTheKey() {
    RuleCheck(KeyInWrongFile.self).fixes(
      "{\n  CFBundleName = a;\n  com.apple.developer.siri = YES;\n}\n",
      to: "{\n  CFBundleName = a;\n}\n"
    )
  }

  @Test func acceptsKeysOfTheFileAndCustomOnes() {
    RuleCheck(KeyInWrongFile.self).accepts("{ CFBundleName = a; MyKey = b; NSExtension = { aps-environment = a; }; }")
    RuleCheck(KeyInWrongFile.self, file: "App.entitlements").accepts("{ aps-environment = development; MyKey = a; }")
  }

  @Test func theIdentifiersOfTagsBelongInTheInfoPlist() {
    let name = "com.apple.developer.nfc.readersession.iso7816.select-identifiers"
    RuleCheck(KeyInWrongFile.self, file: "App.entitlements").finds(
      "{ 1️⃣\"\(name)\"2️⃣ = (A000000001); }",
      at: [("1️⃣", "2️⃣")]
    )
    RuleCheck(KeyInWrongFile.self).accepts("{ CFBundleName = a; \"\(name)\" = (A000000001); }")
  }
}

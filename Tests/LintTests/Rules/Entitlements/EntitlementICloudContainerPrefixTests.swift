import Testing

@testable import LintRules

@Suite struct EntitlementICloudContainerPrefixTests {
  private let check = RuleCheck(EntitlementICloudContainerPrefix.self, file: "App.entitlements")

  @Test func reportsNamesWithoutPrefix() {
    let key = "com.apple.developer.icloud-container-identifiers"
    check.finds("{ \"\(key)\" = (1️⃣\"a.b\"2️⃣, \"iCloud.a\", \"$(ICLOUD)\", \"iCloud.$(ID)\"); }", at: [("1️⃣", "2️⃣")])
    check.fixes("{ \"\(key)\" = (\"a.b\"); }", to: "{ \"\(key)\" = (\"iCloud.a.b\"); }")
  }

  @Test func acceptsOtherKeys() {
    check.accepts(
      "{ \"com.apple.developer.ubiquity-container-identifiers\" = (\"$(TeamIdentifierPrefix)a\", \"A1B2C3D4E5.a\"); }"
    )
  }
}

import Testing

@testable import LintRules

@Suite struct EntitlementRequiresEntitlementTests {
  private let check = RuleCheck(EntitlementRequiresEntitlement.self, file: "App.entitlements")

  @Test func reportsWhatIsMissing() {
    let findings = check.finds(
      "<plist><dict>1️⃣<key>com.apple.developer.healthkit.background-delivery</key>2️⃣<true/></dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.message.contains("com.apple.developer.healthkit,") == true)
  }

  @Test func acceptsBothAndNeither() {
    check.accepts(
      """
      <plist><dict><key>com.apple.developer.healthkit</key><true/>
      <key>com.apple.developer.healthkit.background-delivery</key><true/></dict></plist>
      """
    )
    check.accepts("<plist><dict><key>com.apple.developer.healthkit.background-delivery</key><false/></dict></plist>")
  }

  @Test func leavesWhatTheAppOfAnExtensionHasAndWhatOtherRulesReport() {
    check.accepts("<plist><dict><key>com.apple.developer.usernotifications.filtering</key><true/></dict></plist>")
    check.accepts("{ \"com.apple.developer.icloud-services\" = (CloudKit); }")
  }
}

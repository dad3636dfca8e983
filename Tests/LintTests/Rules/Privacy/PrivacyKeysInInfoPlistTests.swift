import Testing

@testable import LintRules

@Suite struct PrivacyKeysInInfoPlistTests {
  private let check = RuleCheck(PrivacyKeysInInfoPlist.self, file: "Info.plist")

  @Test func reportsKeysOfTheManifest() {
    check.finds("{ 1️⃣NSPrivacyTracking2️⃣ = NO; a = { NSPrivacyTracking = NO; }; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsThemInTheManifest() {
    RuleCheck(PrivacyKeysInInfoPlist.self, file: "PrivacyInfo.xcprivacy").accepts("{ NSPrivacyTracking = NO; }")
  }
}

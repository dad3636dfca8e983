import Testing

@testable import LintRules

@Suite struct PrivacyTrackingWithoutDomainsTests {
  private let check = RuleCheck(PrivacyTrackingWithoutDomains.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsTheEmptyList() {
    check.finds(
      "<plist><dict><key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key>1️⃣<array/>2️⃣</dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsDomainsAndNoTracking() {
    check.accepts(
      "<plist><dict><key>NSPrivacyTracking</key><false/><key>NSPrivacyTrackingDomains</key><array/></dict></plist>"
    )
    check.accepts("<plist><dict><key>NSPrivacyTracking</key><true/></dict></plist>")
  }
}

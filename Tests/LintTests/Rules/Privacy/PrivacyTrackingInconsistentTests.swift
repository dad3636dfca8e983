import Testing

@testable import LintRules

@Suite struct PrivacyTrackingInconsistentTests {
  private let check = RuleCheck(PrivacyTrackingInconsistent.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsDomainsWithoutTracking() {
    check.finds("{ 1️⃣NSPrivacyTrackingDomains2️⃣ = (a.b); }", at: [("1️⃣", "2️⃣")])
    check.finds(
      "<plist><dict><key>NSPrivacyTracking</key><false/>1️⃣<key>NSPrivacyTrackingDomains</key>2️⃣<array><string>a.b</string></array></dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func setsOrRemoves() {
    let text = """
      <plist version="1.0"><dict>
        <key>NSPrivacyTracking</key>
        <false/>
        <key>NSPrivacyTrackingDomains</key>
        <array><string>a.b</string></array>
      </dict></plist>
      """
    check.fixes(
      text,
      to: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <true/>
          <key>NSPrivacyTrackingDomains</key>
          <array><string>a.b</string></array>
        </dict></plist>
        """
    )
    check.fixes(
      text,
      to: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <false/>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func acceptsTrackingAndEmptyLists() {
    check.accepts(
      "<plist><dict><key>NSPrivacyTracking</key><true/><key>NSPrivacyTrackingDomains</key><array><string>a.b</string></array></dict></plist>"
    )
    check.accepts("{ NSPrivacyTrackingDomains = (); }")
    check.accepts("{ NSPrivacyTracking = \"$(TRACKING)\"; NSPrivacyTrackingDomains = (a); }")
  }
}

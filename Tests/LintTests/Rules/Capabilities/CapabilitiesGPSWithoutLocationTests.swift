import Testing

@testable import LintRules

@Suite struct CapabilitiesGPSWithoutLocationTests {
  private let check = RuleCheck(CapabilitiesGPSWithoutLocation.self)

  @Test func reportsGPSAlone() {
    check.finds("{ UIRequiredDeviceCapabilities = (arm64, 1️⃣gps2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func addsTheService() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <dict>
          <key>gps</key>
          <true/>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <dict>
            <key>gps</key>
            <true/>
            <key>location-services</key>
            <true/>
          </dict>
        </dict></plist>
        """
    )
    check.fixes(
      "{ UIRequiredDeviceCapabilities = (gps); }",
      to: "{ UIRequiredDeviceCapabilities = (gps, \"location-services\"); }"
    )
  }

  @Test func acceptsBothAndNeither() {
    check.accepts("{ UIRequiredDeviceCapabilities = (location-services, gps); }")
    check.accepts("{ UIRequiredDeviceCapabilities = (location-services); }")
    check.accepts("{ UIRequiredDeviceCapabilities = { gps = NO; }; }")
  }
}

import Testing

@testable import LintRules

@Suite struct CapabilitiesArmv7OutdatedTests {
  private let check = RuleCheck(CapabilitiesArmv7Outdated.self)

  @Test func reportsProcessorsOfTheTimeBeforeIOS11() {
    check.finds(
      "{ UIRequiredDeviceCapabilities = (1️⃣armv62️⃣, 3️⃣armv74️⃣, 5️⃣armv7s6️⃣, arm64); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    let findings = check.finds("{ UIRequiredDeviceCapabilities = { 1️⃣armv72️⃣ = YES; }; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
  }

  @Test func reportsOpenGLWhereTheFileNeedsIOS11() {
    check.finds(
      "{ MinimumOSVersion = 12.0; UIRequiredDeviceCapabilities = (1️⃣opengles-12️⃣, 3️⃣opengles-24️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.accepts("{ UIRequiredDeviceCapabilities = (opengles-1, opengles-2); }")
    check.accepts("{ MinimumOSVersion = \"$(TARGET)\"; UIRequiredDeviceCapabilities = (opengles-2); }")
  }

  @Test func putsArm64InItsPlace() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <array>
          <string>armv7</string>
          <string>gps</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>arm64</string>
            <string>gps</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func removesItNextToArm64() {
    check.fixes(
      "{ UIRequiredDeviceCapabilities = { arm64 = YES; armv7 = YES; }; }",
      to: "{ UIRequiredDeviceCapabilities = { arm64 = YES;  }; }"
    )
  }

  @Test func acceptsItWhere32BitDevicesAreSupported() {
    check.accepts("{ MinimumOSVersion = 9.0; UIRequiredDeviceCapabilities = (armv7); }")
    check.finds("{ MinimumOSVersion = 9.0; UIRequiredDeviceCapabilities = (1️⃣armv62️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsWhatIsNotRequired() {
    check.accepts("{ UIRequiredDeviceCapabilities = { armv7 = NO; }; }")
    check.accepts("{ UIRequiredDeviceCapabilities = (arm64, opengles-3); }")
  }
}

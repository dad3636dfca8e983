import Testing

@testable import LintRules

@Suite struct CapabilitiesUnknownValueTests {
  private let check = RuleCheck(CapabilitiesUnknownValue.self)

  @Test func reportsMisspelledNames() {
    let findings = check.finds(
      "{ UIRequiredDeviceCapabilities = (1️⃣armv642️⃣, arm64, 3️⃣teleporter4️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.error, .warning])
  }

  @Test func proposesTheNearestInArrays() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities~iphone</key>
        <array>
          <string>armv64</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities~iphone</key>
          <array>
            <string>arm64</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func proposesTheNearestInDictionaries() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <dict>
          <key>location_services</key>
          <false/>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <dict>
            <key>location-services</key>
            <false/>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func removesWhatResemblesNothing() {
    check.fixes(
      "{ UIRequiredDeviceCapabilities = (arm64, teleporter); }",
      to: "{ UIRequiredDeviceCapabilities = (arm64); }"
    )
  }

  @Test func acceptsKnownNamesAndVariables() {
    check.accepts("{ UIRequiredDeviceCapabilities = (armv7, arm64, gps, watch-companion, \"$(ARCHITECTURE)\"); }")
    check.accepts("{ UIRequiredDeviceCapabilities = { metal = YES; \"${X}\" = NO; }; }")
  }
}

import Testing

@testable import LintRules

@Suite struct CapabilitiesDictionaryNonBooleanTests {
  private let check = RuleCheck(CapabilitiesDictionaryNonBoolean.self)

  @Test func reportsOtherValues() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <dict>
          <key>arm64</key>
          <true/>
          <key>gps</key>
          1️⃣<string>YES</string>2️⃣
          <key>sms</key>
          3️⃣<array/>4️⃣
        </dict>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.finds("{ UIRequiredDeviceCapabilities = { gps = 1️⃣maybe2️⃣; }; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func writesTheBoolean() {
    check.fixes(plist("<integer>0</integer>"), to: plist("<false/>"))
    check.fixes(plist("<string>true</string>"), to: plist("<true/>"))
  }

  @Test func acceptsBooleansAndVariables() {
    check.accepts(plist("<false/>"))
    check.accepts(plist("<string>$(NEEDS_GPS)</string>"))
    check.accepts("{ UIRequiredDeviceCapabilities = { gps = NO; }; }")
    check.accepts("{ UIRequiredDeviceCapabilities = (gps); }")
  }

  private func plist(_ value: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>UIRequiredDeviceCapabilities</key>
      <dict>
        <key>gps</key>
        \(value)
      </dict>
    </dict></plist>
    """
  }
}

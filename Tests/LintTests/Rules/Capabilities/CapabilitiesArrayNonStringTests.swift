import Testing

@testable import LintRules

@Suite struct CapabilitiesArrayNonStringTests {
  private let check = RuleCheck(CapabilitiesArrayNonString.self)

  @Test func reportsOtherItems() {
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <array>
          <string>arm64</string>
          1️⃣<integer>64</integer>2️⃣
          3️⃣<dict><key>gps</key><true/></dict>4️⃣
        </array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.finds("{ UIRequiredDeviceCapabilities = (arm64, 1️⃣(gps)2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsNamesAndDictionaries() {
    check.accepts("{ UIRequiredDeviceCapabilities = (arm64, \"$(MORE)\"); }")
    check.accepts("{ UIRequiredDeviceCapabilities = { arm64 = YES; }; Other = (1, (2)); }")
  }
}

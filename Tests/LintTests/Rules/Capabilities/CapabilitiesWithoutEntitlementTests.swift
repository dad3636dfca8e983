import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct CapabilitiesWithoutEntitlementTests {
  private let check = ProjectCheck(CapabilitiesWithoutEntitlement.self, ExampleProject.app())

  @Test func reportsListsAndDictionaries() {
    let findings = check.finds(
      "{ UIRequiredDeviceCapabilities = (1️⃣gamekit2️⃣, arm64, 3️⃣nfc4️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning, .info])
    check.finds(
      """
      <plist version="1.0"><dict>
        <key>UIRequiredDeviceCapabilities</key>
        <dict>
          1️⃣<key>gamekit</key>2️⃣
          <true/>
          <key>nfc</key>
          <false/>
        </dict>
      </dict></plist>
      """
    )
  }

  @Test func acceptsTheEntitlement() {
    let files = ExampleProject.app(entitlements: "<key>com.apple.developer.game-center</key><true/>")
    ProjectCheck(CapabilitiesWithoutEntitlement.self, files).accepts("{ UIRequiredDeviceCapabilities = (gamekit); }")
  }
}

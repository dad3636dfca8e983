import Testing

@testable import LintRules

@Suite struct EntitlementOnlyWithSandboxTests {
  private let check = RuleCheck(EntitlementOnlyWithSandbox.self, file: "App.entitlements")

  @Test func reportsRightsWithoutASandbox() {
    check.finds("<plist><dict>1️⃣<key>com.apple.security.network.client</key>2️⃣<true/></dict></plist>", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsASandboxOfAnyValue() {
    check.accepts(
      "<plist><dict><key>com.apple.security.app-sandbox</key><false/><key>com.apple.security.network.client</key><true/></dict></plist>"
    )
    check.accepts("<plist><dict><key>com.apple.security.network.client</key><false/></dict></plist>")
    check.accepts("<plist><dict><key>com.apple.security.device.camera</key><true/></dict></plist>")
  }

  @Test func insertsTheSandbox() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>com.apple.security.network.client</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>com.apple.security.network.client</key>
          <true/>
          <key>com.apple.security.app-sandbox</key>
          <true/>
        </dict></plist>
        """
    )
  }
}

import Testing

@testable import LintRules

@Suite struct EntitlementUnsupportedPlatformTests {
  private let check = RuleCheck(EntitlementUnsupportedPlatform.self, file: "App-macOS.entitlements")

  private static let text =
    "<plist><dict>1️⃣<key>com.apple.developer.default-data-protection</key>2️⃣<string>x</string></dict></plist>"

  @Test func reportsEntitlementsOfOtherSystems() {
    check.finds(Self.text, at: [("1️⃣", "2️⃣")])
    check.fixes(
      "<plist><dict>\n<key>com.apple.developer.default-data-protection</key>\n<string>x</string>\n</dict></plist>",
      to: "<plist><dict>\n</dict></plist>"
    )
  }

  @Test func acceptsThemInOtherFiles() {
    let plain = Self.text.filter { !"1️⃣2️⃣".contains($0) }
    RuleCheck(EntitlementUnsupportedPlatform.self, file: "App.entitlements").accepts(plain)
    RuleCheck(EntitlementUnsupportedPlatform.self, file: "Machine.entitlements").accepts(plain)
    check.accepts(
      "<plist><dict><key>com.apple.security.app-sandbox</key><true/><key>no.such.key</key><true/></dict></plist>"
    )
    // The push entitlement has a rule of its own.
    check.accepts("<plist><dict><key>aps-environment</key><string>development</string></dict></plist>")
  }
}

import Testing

@testable import LintRules

@Suite struct MinimumOSInPlistTests {
  private let check = RuleCheck(MinimumOSInPlist.self)

  @Test func reportsVersionsSetByHand() {
    let findings = check.finds(
      "{ CFBundleIdentifier = \"$(ID)\"; MinimumOSVersion = 1️⃣13.02️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == nil)
    let findings1 = check.finds(
      "{ MinimumOSVersion = 1️⃣\"\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.appStoreCode == "ITMS-90530")
    check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; MinimumOSVersion = 1️⃣7.02️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesTheKeyOfAFileThatXcodeFillsIn() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string>$(PRODUCT_NAME)</string>
        <key>MinimumOSVersion</key>
        <string>13.0</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>$(PRODUCT_NAME)</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsVariablesAndBuiltFiles() {
    check.accepts("{ CFBundleIdentifier = \"$(ID)\"; MinimumOSVersion = \"$(IPHONEOS_DEPLOYMENT_TARGET)\"; }")
    check.accepts("{ CFBundleIdentifier = org.example.x; MinimumOSVersion = 13.0; }")
    check.accepts("{ CFBundleIdentifier = \"$(ID)\"; DTXcode = 1500; MinimumOSVersion = 13.0; }")
    check.accepts("{ MinimumOSVersion = 7.0; }")
    check.accepts("{ MinimumOSVersion")
  }

  @Test("bug: variables of RoboVM counted as those of Xcode")
  func otherToolsWriteNoVersion() {
    check.accepts("{ CFBundleIdentifier = \"${appPackage}\"; MinimumOSVersion = 13.0; }")
    check.finds(
      "{ CFBundleIdentifier = \"com.example.${PRODUCT_NAME}\"; MinimumOSVersion = 1️⃣13.02️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }
}

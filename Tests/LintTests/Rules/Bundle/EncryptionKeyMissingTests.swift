import Testing

@testable import LintRules

@Suite struct EncryptionKeyMissingTests {
  private let check = RuleCheck(EncryptionKeyMissing.self)

  @Test func reports() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleIdentifier = \"$(ID)\"; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .info)
    check.finds(
      "1️⃣{2️⃣ CFBundlePackageType = APPL; CFBundleVersion = 1; LSMinimumSystemVersion = 14.0; LSApplicationCategoryType = \"public.app-category.utilities\"; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleVersion</key>
        <string>1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>CFBundleVersion</key>
          <string>1</string>
          <key>ITSAppUsesNonExemptEncryption</key>
          <false/>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1; ITSAppUsesNonExemptEncryption = NO; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; }")
    check.accepts("{ CFBundlePackageType = FMWK; CFBundleVersion = 1; }")
    check.accepts("{ CFBundlePackageType = APPL; CFBundleVersion = 1; LSMinimumSystemVersion = 14.0; }")
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1; ITSApp")
  }
}

import Testing

@testable import LintRules

@Suite struct VersionMissingTests {
  private let check = RuleCheck(VersionMissing.self)

  @Test func reportsEmptyAndMissingVersions() {
    let findings = check.finds(
      "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleVersion = 1; CFBundleShortVersionString = 1️⃣\"\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .error && findings.first?.appStoreCode == "ITMS-90057")
    let findings1 = check.finds(
      "1️⃣{2️⃣ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleShortVersionString = 1; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.severity == .info && findings1.first?.appStoreCode == "ITMS-90056")
  }

  @Test func insertsTheBuildVariable() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleVersion</key>
        <string></string>
        <key>CFBundleShortVersionString</key>
        <string>1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>CFBundleVersion</key>
          <string>$(CURRENT_PROJECT_VERSION)</string>
          <key>CFBundleShortVersionString</key>
          <string>1</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsBothVersions() {
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; CFBundleVersion = 1; }")
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleVersion = \"$(V)\"; CFBundleShortVersionString = \"$(M)\"; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleVersion = 1; CFBundleSh"
    )
    check.accepts("{ CFBundlePackageType = FMWK; CFBundleVersion = \"\"; }")
  }
}

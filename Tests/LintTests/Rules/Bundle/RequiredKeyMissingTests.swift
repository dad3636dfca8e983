import Testing

@testable import LintRules

@Suite struct RequiredKeyMissingTests {
  private let check = RuleCheck(RequiredKeyMissing.self)

  @Test func reports() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.message.contains("CFBundleName") == true)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleDevelopmentRegion</key>
        <string>en</string>
        <key>CFBundleExecutable</key>
        <string>x</string>
        <key>CFBundleName</key>
        <string>x</string>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>CFBundleVersion</key>
        <string>1</string>
        <key>CFBundleShortVersionString</key>
        <string>1</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleDevelopmentRegion</key>
          <string>en</string>
          <key>CFBundleExecutable</key>
          <string>x</string>
          <key>CFBundleName</key>
          <string>x</string>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>CFBundleVersion</key>
          <string>1</string>
          <key>CFBundleShortVersionString</key>
          <string>1</string>
          <key>CFBundleIdentifier</key>
          <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }")
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = FMWK; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; CFBundle"
    )
  }
}

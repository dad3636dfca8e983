import Testing

@testable import LintRules

@Suite struct DocumentOpenInPlaceFalseOnMacTests {
  private let check = RuleCheck(DocumentOpenInPlaceFalseOnMac.self)

  @Test func reports() {
    check.finds(
      "{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; LSSupportsOpeningDocumentsInPlace = 1️⃣NO2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>LSMinimumSystemVersion</key>
        <string>14.0</string>
        <key>LSSupportsOpeningDocumentsInPlace</key>
        <false/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSMinimumSystemVersion</key>
          <string>14.0</string>
          <key>LSSupportsOpeningDocumentsInPlace</key>
          <true/>
        </dict></plist>
        """
    )
  }

  @Test func fix2() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>LSMinimumSystemVersion</key>
        <string>14.0</string>
        <key>LSSupportsOpeningDocumentsInPlace</key>
        <false/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSMinimumSystemVersion</key>
          <string>14.0</string>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; LSSupportsOpeningDocumentsInPlace = YES; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; LSSupportsOpeningDocumentsInPlace = NO; }")
    check.accepts(
      "{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; LSRequiresIPhoneOS = YES; LSSupportsOpeningDocumentsInPlace = NO; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSSupportsOpeningDocumentsInPlace = NO; }")
    check.accepts(
      "{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; LSSupportsOpeningDocumentsInPlace = \"$(IN_PLACE)\"; }"
    )
    check.accepts("{ CFBundlePackageType = APPL; LSMinimumSystemVersion = 14.0; LSSupportsOpeningDocumentsInPlace")
  }
}

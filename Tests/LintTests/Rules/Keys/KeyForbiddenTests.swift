import Testing

@testable import LintRules

@Suite struct KeyForbiddenTests {
  private let check = RuleCheck(KeyForbidden.self)

  @Test func reportsKeysThatTheStoreRefuses() {
    let findings = check.finds(
      """
      {
        CFBundleIdentifier = org.example.cellar;
        1️⃣CFBundleResourceSpecification2️⃣ = ResourceRules.plist;
        3️⃣NSExtensionPointVersion4️⃣ = 1.0;
        NSExtension = { 5️⃣NSExtensionPointName6️⃣ = com.apple.FinderSync; };
      }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.map(\.appStoreCode) == ["ITMS-90339", "ITMS-90363", "ITMS-90363"])
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key>
        <string>org.example.cellar</string>
        <key>CFBundleResourceSpecification</key>
        <string>ResourceRules.plist</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.cellar</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOtherBundlesThanExtensionsAndOtherPlaces() {
    check.accepts("{ CFBundleIdentifier = org.example.cellar; NSExtensionPointName = com.example.point; }")
    check.accepts("{ CFBundleIdentifier = a; Inner = { CFBundleResourceSpecification = ResourceRules.plist; }; }")
    check.accepts("{ NSExtension = { NSExtensionPointIdentifier = com.apple.FinderSync; }; }")
  }
}

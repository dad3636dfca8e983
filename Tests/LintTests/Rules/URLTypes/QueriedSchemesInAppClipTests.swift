import Testing

@testable import LintRules

@Suite struct QueriedSchemesInAppClipTests {
  private let check = RuleCheck(QueriedSchemesInAppClip.self)

  @Test func reportsBothKeysInAnAppClip() {
    let findings = check.finds(
      "{ NSAppClip = { }; 1️⃣LSApplicationQueriesSchemes2️⃣ = (fb); 3️⃣CFBundleDocumentTypes4️⃣ = (); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.isUnnecessary && $0.severity == .info })
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>LSApplicationQueriesSchemes</key>
        <array>
          <string>fb</string>
        </array>
        <key>NSAppClip</key>
        <dict/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSAppClip</key>
          <dict/>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOtherBundlesAndPlaces() {
    check.accepts("{ LSApplicationQueriesSchemes = (fb); CFBundleDocumentTypes = (); }")
    check.accepts("{ NSAppClip = { }; Mine = { LSApplicationQueriesSchemes = (fb); }; }")
  }
}

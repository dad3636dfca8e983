import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BrowserAppForbiddenKeyTests {
  private let browser = ProjectCheck(
    BrowserAppForbiddenKey.self,
    ExampleProject.app(entitlements: "<key>com.apple.developer.web-browser</key><true/>")
  )

  @Test func reportsForbiddenKeys() {
    let findings = browser.finds(
      "{ 1️⃣NSHealthShareUsageDescription2️⃣ = a; NSCameraUsageDescription = a; 3️⃣NSPhotoLibraryUsageDescription4️⃣ = a; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(
      findings.map(\.message) == [
        "An app with the entitlement for web browsers must not have NSHealthShareUsageDescription.",
        """
        An app with the entitlement for web browsers must not have NSPhotoLibraryUsageDescription; \
        NSPhotoLibraryAddUsageDescription is allowed.
        """,
      ]
    )
    #expect(
      findings.first?.related.map(\.message) == ["App.entitlements asks for com.apple.developer.web-browser here"]
    )
  }

  @Test func renamesOrRemoves() {
    browser.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSPhotoLibraryUsageDescription</key>
        <string>Save pictures.</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSPhotoLibraryAddUsageDescription</key>
          <string>Save pictures.</string>
        </dict></plist>
        """
    )
    browser.fixes(
      """
      {
        NSPhotoLibraryUsageDescription = a;
        NSPhotoLibraryAddUsageDescription = a;
      }
      """,
      to: """
        {
          NSPhotoLibraryAddUsageDescription = a;
        }
        """
    )
  }

  @Test func otherAppsMayHaveThem() {
    ProjectCheck(BrowserAppForbiddenKey.self, ExampleProject.app()).accepts("{ NSHomeKitUsageDescription = a; }")
    RuleCheck(BrowserAppForbiddenKey.self).accepts("{ NSHomeKitUsageDescription = a; }")
  }
}

import Testing

@testable import LintRules

@Suite struct LaunchImagesDeprecatedTests {
  private let check = RuleCheck(LaunchImagesDeprecated.self)

  @Test func reportsLaunchImages() {
    let findings = check.finds(
      "{ 1️⃣UILaunchImageFile2️⃣ = Launch; 3️⃣UILaunchImages4️⃣ = (); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.isDeprecated })
    check.finds(
      "{ 1️⃣\"UILaunchImages~ipad\"2️⃣ = (); }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func replacesTheImageWithALaunchScreen() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UILaunchImageFile</key>
        <string>Launch</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UILaunchScreen</key>
          <dict/>
        </dict></plist>
        """
    )
  }

  @Test func removesTheImageNextToAStoryboard() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UILaunchImageFile</key>
        <string>Launch</string>
        <key>UILaunchStoryboardName</key>
        <string>Launch</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UILaunchStoryboardName</key>
          <string>Launch</string>
        </dict></plist>
        """
    )
  }

  @Test func imagesNextToAStoryboardAreInformation() {
    let findings = check.finds(
      "{ 1️⃣UILaunchImageFile2️⃣ = Launch; UILaunchStoryboardName = Launch; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.severity) == [.info])
    let alone = check.finds("{ 1️⃣UILaunchImageFile2️⃣ = Launch; }", at: [("1️⃣", "2️⃣")])
    #expect(alone.map(\.severity) == [.warning])
  }

  @Test func acceptsLaunchScreensAndNestedKeys() {
    check.accepts("{ UILaunchScreen = {}; }")
    check.accepts("{ Inner = { UILaunchImages = (); }; }")
  }
}

import Testing

@testable import LintRules

@Suite struct LaunchImagesDeprecatedTests {
  private let check = RuleCheck(LaunchImagesDeprecated.self)

  @Test func reports() {
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

  @Test func fix1() {
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

  @Test func fix2() {
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

  @Test func accepts() {
    check.accepts("{ UILaunchScreen = {}; }")
    check.accepts("{ Inner = { UILaunchImages = (); }; }")
  }
}

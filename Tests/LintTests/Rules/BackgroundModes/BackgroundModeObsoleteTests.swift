import Testing

@testable import LintRules

@Suite struct BackgroundModeObsoleteTests {
  private let check = RuleCheck(BackgroundModeObsolete.self)

  @Test func reportsTheModeOfNewsstand() {
    let findings = check.finds("{ UIBackgroundModes = (audio, 1️⃣newsstand-content2️⃣); }", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.isDeprecated == true)
  }

  @Test func removesTheMode() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UIBackgroundModes</key>
        <array>
          <string>newsstand-content</string>
          <string>fetch</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>fetch</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOtherModesAndVariables() {
    check.accepts("{ UIBackgroundModes = (audio, \"$(MODE)\"); Other = (newsstand-content); }")
  }
}

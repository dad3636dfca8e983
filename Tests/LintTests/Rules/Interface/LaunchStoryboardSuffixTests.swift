import Testing

@testable import LintRules

@Suite struct LaunchStoryboardSuffixTests {
  private let check = RuleCheck(LaunchStoryboardSuffix.self)

  @Test func reports() {
    check.finds(
      "{ UILaunchStoryboardName = 1️⃣\"Launch.storyboard\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ UILaunchStoryboardName = 1️⃣\"$(NAME).storyboard\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UILaunchStoryboardName</key>
        <string>Launch.storyboard</string>
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
    check.accepts("{ UILaunchStoryboardName = Launch; }")
    check.accepts("{ UILaunchStoryboardName = \"$(LAUNCH)\"; }")
    check.accepts("{ UILaunchStoryboardName = \"Launch.v2\"; }")
    check.accepts("{ UILaunchStoryboardName = \".storyboard\"; }")
    check.accepts("{ UILaunchStoryboardName")
  }
}

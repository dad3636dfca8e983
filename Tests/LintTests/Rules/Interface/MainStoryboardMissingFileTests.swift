import Testing

@testable import LintRules

@Suite struct MainStoryboardMissingFileTests {
  private let check = RuleCheck(MainStoryboardMissingFile.self)

  @Test func reports() {
    check.finds(
      "{ UIMainStoryboardFile = 1️⃣\"Main.storyboard\"2️⃣; NSMainNibFile = 3️⃣\"MainMenu.nib\"4️⃣; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSMainNibFile</key>
        <string>MainMenu.xib</string>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSMainNibFile</key>
          <string>MainMenu</string>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ UIMainStoryboardFile = Main; NSMainNibFile = MainMenu; NSMainStoryboardFile = \"$(MAIN)\"; }")
    check.accepts("{ Inner = { UIMainStoryboardFile = \"Main.storyboard\"; }; }")
    check.accepts("{ NSMainNibFile = ")
  }
}

import Testing

@testable import LintRules

@Suite struct OrientationUnknownValueTests {
  private let check = RuleCheck(OrientationUnknownValue.self)

  @Test func reports() {
    check.finds(
      "{ UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, 1️⃣UIInterfaceOrientationPortait2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    let findings1 = check.finds(
      "{ \"UISupportedInterfaceOrientations~ipad\" = (1️⃣Sideways2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings1.first?.fixes.isEmpty == true)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>UISupportedInterfaceOrientations</key>
        <array>
          <string>UIInterfaceOrientationLandscapeleft</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>UISupportedInterfaceOrientations</key>
          <array>
            <string>UIInterfaceOrientationLandscapeLeft</string>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts(
      "{ UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeLeft, UIInterfaceOrientationLandscapeRight); }"
    )
    check.accepts("{ UISupportedInterfaceOrientations = (\"$(ORIENTATION)\"); }")
    check.accepts("{ UISupportedInterfaceOrientations = (")
    check.accepts("{ Inner = { UISupportedInterfaceOrientations = (Sideways); }; }")
    check.accepts("{ UISupportedInterfaceOrientations = Sideways; }")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct MainStoryboardMissingFileTests {
  private let check = RuleCheck(MainStoryboardMissingFile.self)

  @Test func reportsExtensions() {
    check.finds(
      "{ UIMainStoryboardFile = 1️⃣\"Main.storyboard\"2️⃣; NSMainNibFile = 3️⃣\"MainMenu.nib\"4️⃣; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
  }

  @Test func removesTheExtension() {
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

  @Test func acceptsNamesAndVariables() {
    check.accepts("{ UIMainStoryboardFile = Main; NSMainNibFile = MainMenu; NSMainStoryboardFile = \"$(MAIN)\"; }")
    check.accepts("{ Inner = { UIMainStoryboardFile = \"Main.storyboard\"; }; }")
    check.accepts("{ NSMainNibFile = ")
  }

  @Test("bug: the bundle of a unit test lacked a storyboard")
  func testsLoadNoInterface() {
    let check = { (product: String) in
      ProjectCheck(
        MainStoryboardMissingFile.self,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", product: product, folder: "App")),
        ["App/A.swift": "", "App/A.storyboard": ""]
      )
    }
    check("application").finds("{ UIMainStoryboardFile = 1️⃣Main2️⃣; }")
    check("bundle.unit-test").accepts("{ UIMainStoryboardFile = Main; }")
  }
}

import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct LaunchStoryboardSuffixTests {
  private let check = RuleCheck(LaunchStoryboardSuffix.self)

  @Test func theHostOfAStickerPackIsNeverLaunched() {
    let host = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", product: "application.messages", folder: "App"))
    ProjectCheck(LaunchStoryboardSuffix.self, host, ["App/a.png": ""]).accepts("{ UILaunchStoryboardName = Launch; }")
    let app = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: "App"))
    ProjectCheck(LaunchStoryboardSuffix.self, app, ["App/a.png": ""])
      .finds("{ UILaunchStoryboardName = 1️⃣Launch2️⃣; }")
  }

  @Test(
    "bug: a left-over name was an error of the store in an app for iPhone alone",
    arguments: [
      ("1", nil), ("1,2", "ITMS-90475"),
    ] as [(String, String?)]
  )
  func aMissingFileConcernsTheStoreOnIPad(families: String, code: String?) {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"\(families)\";"
    let app = ExampleProject(.init(settings, folder: "App"))
    let findings = ProjectCheck(LaunchStoryboardSuffix.self, app, ["App/a.png": ""])
      .finds("{ UILaunchStoryboardName = 1️⃣Launch2️⃣; }")
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.map(\.appStoreCode) == [code])
  }

  @Test func reportsAnEmptyName() {
    check.finds("{ UILaunchStoryboardName = 1️⃣\"\"2️⃣; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func reportsTheExtension() {
    check.finds(
      "{ UILaunchStoryboardName = 1️⃣\"Launch.storyboard\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ UILaunchStoryboardName = 1️⃣\"$(NAME).storyboard\"2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesTheExtension() {
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

  @Test func acceptsNamesAndVariables() {
    check.accepts("{ UILaunchStoryboardName = Launch; }")
    check.accepts("{ UILaunchStoryboardName = \"$(LAUNCH)\"; }")
    check.accepts("{ UILaunchStoryboardName = \"Launch.v2\"; }")
    check.accepts("{ UILaunchStoryboardName = \".storyboard\"; }")
    check.accepts("{ UILaunchStoryboardName")
  }

  @Test(
    "bug: a suffix was an error of the store in an app for iPhone alone",
    arguments: [("1", .warning, nil), ("1,2", .error, "ITMS-90475")] as [(String, Severity, String?)]
  )
  func aSuffixConcernsTheStoreOnIPad(families: String, severity: Severity, code: String?) {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"\(families)\";"
    let app = ExampleProject(.init(settings, folder: "App"))
    let findings = ProjectCheck(LaunchStoryboardSuffix.self, app)
      .finds("{ UILaunchStoryboardName = 1️⃣\"Launch.storyboard\"2️⃣; }")
    #expect(findings.map(\.severity) == [severity])
    #expect(findings.map(\.appStoreCode) == [code])
  }

  @Test("bug: a stray setting of an app for Macs was said to be refused")
  func macsShowNoLaunchScreen() {
    let app = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx;", folder: "App"))
    ProjectCheck(LaunchStoryboardSuffix.self, app).accepts("{ UILaunchStoryboardName = \"Launch.storyboard\"; }")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementGetTaskAllowTests {
  private let check = RuleCheck(EntitlementGetTaskAllow.self, file: "Release.entitlements")

  @Test func reportsItInFilesForReleases() {
    check.finds("<plist><dict>1️⃣<key>get-task-allow</key>2️⃣<true/></dict></plist>", at: [("1️⃣", "2️⃣")])
    check.fixes(
      "<plist><dict>\n<key>get-task-allow</key>\n<true/>\n</dict></plist>",
      to: "<plist><dict>\n</dict></plist>"
    )
  }

  @Test func theConfigurationDecides() {
    let settings = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    let check = { (names: [String]) in
      ProjectCheck(
        EntitlementGetTaskAllow.self,
        file: "App.entitlements",
        ExampleProject(.init(names.map { ($0, settings) })),
        ["Info.plist": "{ CFBundlePackageType = APPL; }"]
      )
    }
    let finding = check(["Debug", "Release"])
      .finds("<plist><dict>1️⃣<key>get-task-allow</key>2️⃣<true/></dict></plist>").first
    #expect(finding?.message.hasPrefix("Release builds are signed with this file") == true)
    check(["Debug"]).accepts("<plist><dict><key>get-task-allow</key><true/></dict></plist>")
  }

  @Test func acceptsItElsewhere() {
    check.accepts("<plist><dict><key>get-task-allow</key><false/></dict></plist>")
    RuleCheck(EntitlementGetTaskAllow.self, file: "App.entitlements")
      .accepts("<plist><dict><key>get-task-allow</key><true/></dict></plist>")
  }

  @Test("bug: the configurations of like bundles were left out")
  func anotherConfigurationMayHaveNoEntitlements() {
    let settings = "INFOPLIST_FILE = Info.plist;"
    let signed = "\(settings) CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    ProjectCheck(
      EntitlementGetTaskAllow.self,
      file: "App.entitlements",
      ExampleProject(.init([("Debug", "\(settings) CODE_SIGN_ENTITLEMENTS = \"\";"), ("Release", signed)])),
      ["Info.plist": "{ CFBundlePackageType = APPL; }"]
    ).finds("<plist><dict>1️⃣<key>get-task-allow</key>2️⃣<true/></dict></plist>")
  }
}

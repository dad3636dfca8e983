import Testing

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

  @Test func acceptsItElsewhere() {
    check.accepts("<plist><dict><key>get-task-allow</key><false/></dict></plist>")
    RuleCheck(EntitlementGetTaskAllow.self, file: "App.entitlements")
      .accepts("<plist><dict><key>get-task-allow</key><true/></dict></plist>")
  }
}

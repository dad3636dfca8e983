import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementNeedsPurposeStringTests {
  private let settings = "CODE_SIGN_ENTITLEMENTS = A.entitlements;"
  private let text = "{ \"com.apple.developer.homekit\" = YES; \"com.apple.developer.associated-domains\" = (); }"
  private let homeKit = """
    <plist version="1.0"><dict>
      1️⃣<key>com.apple.developer.homekit</key>2️⃣
      <true/>
    </dict></plist>
    """

  private var plain: String { homeKit.filter { !"1️⃣2️⃣".contains($0) } }

  private func check(_ project: ExampleProject, _ files: [String: String] = [:]) -> ProjectCheck {
    ProjectCheck(EntitlementNeedsPurposeString.self, file: "A.entitlements", project, files)
  }

  @Test func aPermissionThatNoCodeUsesIsLeftOver() {
    let text = """
      <plist version="1.0"><dict>
        1️⃣<key>com.apple.security.personal-information.photos-library</key>2️⃣
        <true/>
      </dict></plist>
      """
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx; \(settings)", folder: "App"))
    let findings = check(project, ["Info.plist": "{ a = b; }", "App/A.swift": "let a = 1"]).finds(text)
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.message.contains("left over") == true)
    let used = check(
      project,
      ["Info.plist": "{ a = b; }", "App/A.swift": "import Photos\nlet a = PHAsset.fetchAssets()"]
    )
    #expect(used.finds(text).first?.message.contains("left over") == false)
  }

  @Test("bug: the purpose string for reminders was not one for the entitlement for calendars")
  func theEntitlementForCalendarsIsForRemindersToo() {
    let text = """
      <plist version="1.0"><dict>
        1️⃣<key>com.apple.security.personal-information.calendars</key>2️⃣
        <true/>
      </dict></plist>
      """
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = macosx; \(settings)"))
    check(project, ["Info.plist": "{ a = b; }"]).finds(text)
    let keys = [
      "NSCalendarsFullAccessUsageDescription", "NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription",
    ]
    for key in keys {
      check(project, ["Info.plist": "{ \(key) = \"Shows what is due today.\"; }"])
        .accepts(text.filter { !"1️⃣2️⃣".contains($0) })
    }
  }

  @Test func reportsTheKeyThatAllLack() throws {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    let finding = try #require(check(project, ["Info.plist": "{ a = b; }"]).finds(homeKit).first)
    #expect(
      finding.message
        == """
        com.apple.developer.homekit needs NSHomeKitUsageDescription, but neither Info.plist nor a build setting has it.
        """
    )
    #expect(finding.severity == .error)
    #expect(finding.appStoreCode == "ITMS-90683")
    #expect(finding.related.map(\.message) == ["Info.plist lacks NSHomeKitUsageDescription"])
  }

  @Test func itIsTheDefectThatTheInfoPlistHas() throws {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    let infoPlist = "{ CFBundleIdentifier = a.b; LSRequiresIPhoneOS = YES; }"
    let finding = try #require(check(project, ["Info.plist": infoPlist]).finds(homeKit).first)
    let other = ProjectCheck(PurposeStringMissing.self, project, ["A.entitlements": plain]).findings(in: infoPlist)
    #expect(finding.cause != nil && finding.cause == other.first?.cause)
  }

  @Test func acceptsTheKey() {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    check(project, ["Info.plist": "{ NSHomeKitUsageDescription = a; }"]).accepts(plain)
  }

  @Test func acceptsAKeyOfABuildSetting() {
    let setting = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSHomeKitUsageDescription = a;"
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(setting) \(settings)"))
    check(project, ["Info.plist": "{ a = b; }"]).accepts(plain)
  }

  @Test func acceptsAKeyOfAnotherConfiguration() {
    let project = ExampleProject(
      .init([
        ("Debug", "INFOPLIST_FILE = Debug-Info.plist; \(settings)"),
        ("Release", "INFOPLIST_FILE = Info.plist; \(settings)"),
      ])
    )
    check(project, ["Info.plist": "{ NSHomeKitUsageDescription = a; }", "Debug-Info.plist": "{ a = b; }"]).accepts(
      plain
    )
  }

  @Test func acceptsAKeyOfAGenerator() {
    let yaml = "settings:\n  INFOPLIST_KEY_NSHomeKitUsageDescription: a\n"
    let files = ["Info.plist": "{ a = b; }", "project.yml": yaml]
    ProjectCheck(EntitlementNeedsPurposeString.self, file: "A.entitlements", files).accepts(plain)
  }

  @Test func reportsGeneratedFiles() {
    let finding = check(ExampleProject(.init("GENERATE_INFOPLIST_FILE = YES; \(settings)"))).finds(homeKit).first
    // A file that only the build makes cannot be edited.
    #expect(finding?.related.isEmpty == true)
    let setting = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSHomeKitUsageDescription = a;"
    check(ExampleProject(.init("GENERATE_INFOPLIST_FILE = YES; \(setting) \(settings)"))).accepts(plain)
  }

  @Test(arguments: ["INFOPLIST_FILE = Missing.plist;", "INFOPLIST_FILE = \"$(FILE)\";", ""])
  func anInfoPlistThatIsNotKnownMayHaveTheKey(_ setting: String) {
    check(ExampleProject(.init("\(setting) \(settings)"))).accepts(plain)
  }

  @Test func isSilentWithoutAProject() {
    RuleCheck(EntitlementNeedsPurposeString.self, file: "A.entitlements").accepts(plain)
  }

  @Test func insertsTheKeyIntoTheInfoPlist() throws {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)"))
    let finding = try #require(check(project, ["Info.plist": "{\n\ta = b;\n}\n"]).finds(homeKit).first)
    let fix = try #require(finding.fixes.first)
    #expect(fix.title == "Insert NSHomeKitUsageDescription (Info.plist)")
    guard case .edits(let edits, of: let text)? = fix.otherFiles.first?.change else {
      Issue.record("no edits")
      return
    }
    #expect(text.applying(edits).string.contains("NSHomeKitUsageDescription = \""))
    // What the build makes of a setting cannot be edited.
    let made = ExampleProject(.init("GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = a.b; \(settings)"))
    #expect(check(made).finds(homeKit).first?.fixes.isEmpty == true)
  }
}

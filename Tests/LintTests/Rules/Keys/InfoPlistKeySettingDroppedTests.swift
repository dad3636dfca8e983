import Testing

@testable import LintRules

@Suite struct InfoPlistKeySettingDroppedTests {
  private let check = RuleCheck(InfoPlistKeySettingDropped.self, file: "App.xcodeproj/project.pbxproj")

  @Test func reportsKeysThatXcodeDoesNotWrite() {
    let findings = check.finds(
      "{ objects = { C = { buildSettings = { 1️⃣INFOPLIST_KEY_UIBackgroundModes2️⃣ = audio; 3️⃣INFOPLIST_KEY_Mine4️⃣ = a; }; }; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.error, .warning])
    #expect(
      findings.first?.message
        == """
        Xcode writes no UIBackgroundModes from INFOPLIST_KEY_UIBackgroundModes. The key must stand in an Info.plist.
        """
    )
  }

  @Test func renamesWhatIsNearlyRight() {
    check.fixes(
      "{ \"INFOPLIST_KEY_NSCameraUsageDescripton[sdk=iphoneos*]\" = a; }",
      to: "{ \"INFOPLIST_KEY_NSCameraUsageDescription[sdk=iphoneos*]\" = a; }"
    )
    check.fixes("{ INFOPLIST_KEY_UILaunchScreen = YES; }", to: "{ INFOPLIST_KEY_UILaunchScreen_Generation = YES; }")
  }

  @Test func acceptsSettingsOfXcode() {
    check.accepts(
      """
      {
        INFOPLIST_KEY_NSCameraUsageDescription = a;
        "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]" = YES;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = a;
        INFOPLIST_FILE = a;
      }
      """
    )
  }

  @Test func otherFilesMayHaveSuchKeys() {
    RuleCheck(InfoPlistKeySettingDropped.self, file: "Settings.plist")
      .accepts("{ INFOPLIST_KEY_UIBackgroundModes = audio; }")
  }
}

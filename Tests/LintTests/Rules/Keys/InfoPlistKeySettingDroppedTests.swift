import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct InfoPlistKeySettingDroppedTests {
  private let check = RuleCheck(InfoPlistKeySettingDropped.self, file: "App.xcodeproj/project.pbxproj")

  @Test func reportsKeysThatXcodeDoesNotWrite() {
    let findings = check.finds(
      "{ objects = { C = { buildSettings = { 1️⃣INFOPLIST_KEY_UIBackgroundModes2️⃣ = audio; 3️⃣INFOPLIST_KEY_Mine4️⃣ = a; }; }; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning, .warning])
    #expect(
      findings.first?.message
        == """
        Xcode does not write UIBackgroundModes from INFOPLIST_KEY_UIBackgroundModes. Put the key in an Info.plist.
        """
    )
  }

  @Test func namesTheSettingThatWritesTheKey() {
    let findings = check.finds("{ 1️⃣INFOPLIST_KEY_CFBundleVersion2️⃣ = 1; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
    #expect(
      findings.first?.message
        == "Xcode writes CFBundleVersion from CURRENT_PROJECT_VERSION. Setting INFOPLIST_KEY_CFBundleVersion has no effect."
    )
    let icon = check.finds("{ 1️⃣INFOPLIST_KEY_CFBundleIconName2️⃣ = A; }", at: [("1️⃣", "2️⃣")])
    #expect(icon.first?.message.contains("ASSETCATALOG_COMPILER_APPICON_NAME") == true)
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

  private func dead(_ settings: String, _ text: String) -> [Finding] {
    ProjectCheck(InfoPlistKeySettingDropped.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
      .findings(in: text)
  }

  @Test func settingsOfATargetThatGeneratesNothingAreDead() {
    let name = "INFOPLIST_KEY_CFBundleDisplayName = Cellar;"
    let one = dead(name, "{ CFBundleName = a; }")
    #expect(one.map(\.severity) == [.info])
    #expect(one.first?.message.hasPrefix("INFOPLIST_KEY_CFBundleDisplayName has no effect") == true)
    #expect(one.first?.message.contains("Put the key in this file") == true)
    #expect(one.first?.related.count == 1)
    let two = dead(name + " INFOPLIST_KEY_LSApplicationCategoryType = b;", "{ CFBundleName = a; }")
    #expect(
      two.first?.message.hasPrefix("INFOPLIST_KEY_CFBundleDisplayName and 1 more have no effect") == true
    )
    #expect(dead(name, "{ CFBundleDisplayName = Cellar; }").isEmpty)
    #expect(dead("GENERATE_INFOPLIST_FILE = YES; \(name)", "{ CFBundleName = a; }").isEmpty)
    #expect(dead("GENERATE_INFOPLIST_FILE = \"$(X)\"; \(name)", "{ CFBundleName = a; }").isEmpty)
  }

  @Test func aSettingForAKeyOfTheFileIsToBeRemoved() {
    let name = "INFOPLIST_KEY_CFBundleDisplayName = Cellar;"
    let both = name + " INFOPLIST_KEY_LSApplicationCategoryType = b;"
    let one = dead(name, "{ CFBundleDisplayName = Barrel; }")
    #expect(one.map { $0.message.hasSuffix("this file has the key. Remove the setting.") } == [true])
    let two = dead(both, "{ CFBundleDisplayName = Barrel; LSApplicationCategoryType = a; }")
    #expect(two.map { $0.message.hasSuffix("this file has the keys. Remove the settings.") } == [true])
    let mixed = dead(both, "{ CFBundleDisplayName = Barrel; }").map(\.message).sorted()
    #expect(mixed.map { $0.contains("Remove") } == [true, false])
  }

  @Test func otherFilesMayHaveSuchKeys() {
    RuleCheck(InfoPlistKeySettingDropped.self, file: "Settings.plist")
      .accepts("{ INFOPLIST_KEY_UIBackgroundModes = audio; }")
  }
}

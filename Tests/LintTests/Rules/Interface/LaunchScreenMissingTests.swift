import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LaunchScreenMissingTests {
  private let check = RuleCheck(LaunchScreenMissing.self)

  @Test func reportsCompleteFilesWithoutLaunchScreen() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-90475")
  }

  @Test func acceptsFilesWithLaunchScreen() {
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); UILaunchScreen = a; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); UILaunchStoryboardName = a; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); \"UILaunchStoryboardName~ipad\" = a; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); UILaunchImages = a; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; UISupportedInterfaceOrientations = (); }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; LSRequiresIPhoneOS = YES; }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UIDeviceFamily = (3); }"
    )
    check.accepts(
      "{ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); UILaunch"
    )
  }

  @Test(arguments: ["INFOPLIST_KEY_UILaunchScreen_Generation = YES;", "INFOPLIST_KEY_UILaunchStoryboardName = Launch;"])
  func acceptsWhatABuildSettingSupplies(_ setting: String) {
    let text = """
      {
        CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleName = x;
        CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1;
        UISupportedInterfaceOrientations = ();
      }
      """
    ProjectCheck(
      LaunchScreenMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES; \(setting)"))
    ).accepts(
      text
    )
    let none = "INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_UILaunchScreen_Generation = NO;"
    ProjectCheck(LaunchScreenMissing.self, ExampleProject(.init(none))).finds("1️⃣{2️⃣" + text.dropFirst())
  }

  @Test func xcodeGenWritesNoLaunchScreen() {
    let spec = { (key: String) in
      """
      name: Cellar
      targets:
        Cellar:
          type: application
          platform: iOS
          info:
            path: Cellar/Info.plist
            properties:
              CFBundleDisplayName: Cellar
              \(key)
      """
    }
    let findings = { (key: String) in
      ProjectCheck(LaunchScreenMissing.self, file: "project.yml", [:]).generatedFindings(in: spec(key)).count
    }
    #expect(findings("UIFileSharingEnabled: true") == 1)
    #expect(findings("UILaunchScreen: {}") == 0)
  }

  @Test(arguments: [
    ("UILaunchScreen~iphone", "iPad", "ITMS-90475"), ("UILaunchStoryboardName~ipad", "iPhone", "ITMS-90870"),
  ])
  func aLaunchScreenOfOneDeviceIsNoneForTheOther(_ key: String, _ missing: String, _ code: String) {
    let finding = check.finds(
      "{ UIDeviceFamily = (1, 2); CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; 1️⃣\"\(key)\"2️⃣ = a; }",
      at: [("1️⃣", "2️⃣")]
    ).first
    #expect(finding?.message.contains("on \(missing) the app has no launch screen") == true)
    #expect(finding?.appStoreCode == code)
    #expect(finding?.fixes.count == 1)
    let head = "CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES;"
    check.accepts("{ UIDeviceFamily = (1); \(head) \"UILaunchScreen~iphone\" = a; }")
    check.accepts("{ UIDeviceFamily = (1, 2); \(head) \"\(key)\" = a; UILaunchScreen = b; }")
    check.accepts(
      "{ UIDeviceFamily = (1, 2); \(head) \"UILaunchScreen~iphone\" = a; \"UILaunchStoryboardName~ipad\" = b; }"
    )
    check.accepts("{ UIDeviceFamily = (1, 2); \(head) \"UILaunchScreen-iphoneos\" = a; }")
  }

  @Test func anAppForThePhoneAloneIsRefusedForNoTablet() {
    let text = """
      { CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; \
      CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; \
      CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); }
      """
    let check = { (families: String) in
      ProjectCheck(
        LaunchScreenMissing.self,
        ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"\(families)\";")
        )
      )
    }
    #expect(check("1").findings(in: text).first?.message.contains("iPad") == false)
    #expect(check("1,2").findings(in: text).first?.message.contains("iPad") == true)
  }
}

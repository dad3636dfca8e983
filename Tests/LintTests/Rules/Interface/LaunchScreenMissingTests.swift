@testable import Lint
import Testing

@Suite struct LaunchScreenMissingTests {
  private let check = RuleCheck(LaunchScreenMissing.self)

  @Test func reports() {
    let findings = check.finds(
      "1️⃣{2️⃣ CFBundleDevelopmentRegion = en; CFBundleExecutable = x; CFBundleIdentifier = org.example.x; CFBundleInfoDictionaryVersion = 6.0; CFBundleName = x; CFBundlePackageType = APPL; CFBundleShortVersionString = 1; CFBundleVersion = 1; UISupportedInterfaceOrientations = (); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-90475")
  }

  @Test func accepts() {
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
}

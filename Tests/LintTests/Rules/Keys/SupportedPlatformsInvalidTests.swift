import AppProject
import Testing

@testable import LintRules

@Suite struct SupportedPlatformsInvalidTests {
  private let check = RuleCheck(SupportedPlatformsInvalid.self)

  @Test func reportsSeveralPlatforms() {
    let findings = check.finds(
      "{ CFBundleIdentifier = a; CFBundleSupportedPlatforms = 1️⃣(iPhoneOS, MacOSX)2️⃣; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-90562")
  }

  @Test func reportsSimulatorsInSourcesAndBundlesOfResources() {
    let findings = check.finds(
      "{ CFBundleIdentifier = a; CFBundleSupportedPlatforms = (1️⃣iPhoneSimulator2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.appStoreCode == "ITMS-90542")
    check.finds(
      """
      { CFBundleIdentifier = a; CFBundlePackageType = BNDL; DTXcode = 1500;
        CFBundleSupportedPlatforms = (1️⃣iPhoneSimulator2️⃣); }
      """,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key>
        <string>org.example.pictures</string>
        <key>CFBundleSupportedPlatforms</key>
        <array>
          <string>iPhoneSimulator</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.pictures</string>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOnePlatformVariablesAndAppsForTheSimulator() {
    check.accepts("{ CFBundleIdentifier = a; CFBundleSupportedPlatforms = (iPhoneOS); }")
    check.accepts("{ CFBundleIdentifier = a; CFBundleSupportedPlatforms = (\"$(P)\", iPhoneOS); }")
    check.accepts(
      "{ CFBundlePackageType = APPL; DTPlatformName = iphonesimulator; CFBundleSupportedPlatforms = (iPhoneSimulator); }"
    )
    check.accepts("{ Inner = { CFBundleSupportedPlatforms = (a, b); }; }")
    RuleCheck(SupportedPlatformsInvalid.self, file: "Cellar.app/Info.plist").accepts(
      "{ CFBundleIdentifier = a; CFBundleSupportedPlatforms = (iPhoneSimulator); }"
    )
  }

  @Test func aBundleForSimulatorsInAnAppForDevicesIsRefused() {
    let check = ProductCheck(
      SupportedPlatformsInvalid.self,
      """
      <key>DTPlatformName</key> <string>iphonesimulator</string>
      <key>CFBundleSupportedPlatforms</key> <array> <string>iPhoneSimulator</string> </array>
      """
    )
    check.finds(.framework, .error, "ITMS-90542")
    check.accepts(BuiltBundle.framework.inSimulator)
  }
}

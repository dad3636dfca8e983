import Testing

/// Hovers over build settings of an Xcode project.
@Suite struct XcodeProjectHoverTests {
  private let check = HostedHoverCheck(file: "App.xcodeproj/project.pbxproj")

  private func project(_ settings: String) -> String {
    "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tC /* Release */ = {\n\t\t\tbuildSettings = {\n\(settings)\n\t\t\t};\n\t\t};\n\t};\n}"
  }

  @Test func aSetting() {
    let text = project("2️⃣INFOPLIST_KEY_NSCamera1️⃣UsageDescription3️⃣ = \"é🎙\";")
    #expect(check.heading(text) == "INFOPLIST_KEY_NSCameraUsageDescription")
  }

  @Test func aSettingWithACondition() {
    let text = project("2️⃣\"INFOPLIST_KEY_UIStatus1️⃣BarHidden[sdk=iphoneos*]\"3️⃣ = YES;")
    #expect(check.heading(text) == "INFOPLIST_KEY_UIStatusBarHidden")
    #expect(check.plain(project("MARKETING_1️⃣VERSION = 1.0;")).contains("Writes CFBundleShortVersionString"))
  }

  @Test func aWordOfAList() {
    let name = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"
    let text = project("\(name) = \"UIInterfaceOrientationPortrait 2️⃣UIInterfaceOrientation1️⃣LandscapeLeft3️⃣\";")
    #expect(check.heading(text) == "UIInterfaceOrientationLandscapeLeft")
  }

  @Test func aSettingOfWhichTheEffectIsKnown() {
    #expect(check.plain(project("INFOPLIST_KEY_UILaunchScreen_1️⃣Generation = YES;")).contains("empty dictionary"))
  }

  @Test func otherPlacesShowThePath() {
    #expect(check.plain(project("SWIFT_1️⃣VERSION = 5;")) == "objects › C › buildSettings › SWIFT_VERSION")
  }
}

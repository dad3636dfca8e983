import Testing

/// Hovers over build settings of an `.xcconfig`.
@Suite struct XCConfigHoverTests {
  private let check = HostedHoverCheck(file: "Base.xcconfig")

  @Test func aSetting() {
    let setting = "2️⃣INFOPLIST_KEY_NSCamera1️⃣UsageDescription3️⃣[sdk=iphoneos*] = Scans // codes"
    let text = "#include \"a.xcconfig\"\n// é🎙\n\(setting)\n"
    #expect(check.heading(text) == "INFOPLIST_KEY_NSCameraUsageDescription")
  }

  @Test func aValue() {
    #expect(check.plain("INFOPLIST_KEY_ITSAppUsesNonExemptEncryption = 2️⃣N1️⃣O3️⃣").contains("only exempt encryption"))
    let list = "INFOPLIST_KEY_UISupportedInterfaceOrientations = a 2️⃣UIInterfaceOrientation1️⃣Portrait3️⃣ b"
    #expect(check.heading(list) == "UIInterfaceOrientationPortrait")
  }

  @Test(arguments: [
    "// INFOPLIST_KEY_NSCamera1️⃣UsageDescription = a", "1️⃣", "#include \"INFOPLIST_KEY_NSCamera1️⃣UsageDescription\"",
    "SWIFT_1️⃣VERSION = 5", "[1️⃣", "= 1️⃣",
  ])
  func elsewhereIsNothing(_ text: String) {
    #expect(check.plain(text).isEmpty)
  }
}

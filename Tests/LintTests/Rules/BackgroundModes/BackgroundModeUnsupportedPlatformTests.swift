import Testing

@testable import LintRules

@Suite struct BackgroundModeUnsupportedPlatformTests {
  private let check = RuleCheck(BackgroundModeUnsupportedPlatform.self)

  @Test func reportsModesThatTheStatedSystemLacks() {
    let findings = check.finds(
      "{ UIDeviceFamily = (3); UIBackgroundModes = (audio, 1️⃣location2️⃣, 3️⃣voip4️⃣, processing); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.first?.message.contains("iOS, watchOS") == true)
    check.finds("{ WKApplication = YES; UIBackgroundModes = (audio); }", at: [])
    check.finds(
      "<plist version=\"1.0\"><dict><key>WKApplication</key><true/><key>UIBackgroundModes</key>"
        + "<array>1️⃣<string>fetch</string>2️⃣</array></dict></plist>",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func removesTheMode() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleSupportedPlatforms</key>
        <array>
          <string>MacOSX</string>
        </array>
        <key>UIBackgroundModes</key>
        <array>
          <string>location</string>
        </array>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleSupportedPlatforms</key>
          <array>
            <string>MacOSX</string>
          </array>
          <key>UIBackgroundModes</key>
          <array>
          </array>
        </dict></plist>
        """
    )
  }

  @Test func acceptsFilesThatDoNotDeclareTheirSystemOrNameSeveral() {
    check.accepts("{ UIBackgroundModes = (location, push-to-talk); }")
    check.accepts("{ UIDeviceFamily = (1, 7); UIBackgroundModes = (location); }")
    // An app for iPad that runs on the Mac.
    check.accepts("{ UIDeviceFamily = (6); UIBackgroundModes = (location); }")
    check.accepts("{ UIDeviceFamily = (\"$(FAMILY)\"); UIBackgroundModes = (location); }")
    check.accepts("{ UIDeviceFamily = (3); UIBackgroundModes = (\"$(MODE)\", brew); }")
  }
}

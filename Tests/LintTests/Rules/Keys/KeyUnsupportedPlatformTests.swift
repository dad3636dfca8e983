import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct KeyUnsupportedPlatformTests {
  private let check = RuleCheck(KeyUnsupportedPlatform.self)

  @Test func reportsKeysOfOtherSystems() {
    let findings = check.finds(
      "{ CFBundleSupportedPlatforms = (iPhoneOS); 1️⃣LSUIElement2️⃣ = YES; 3️⃣NSServices4️⃣ = (); LSRequiresIPhoneOS = YES; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.message.contains("iOS") && $0.isUnnecessary })
    check.finds("{ DTPlatformName = macosx; 1️⃣LSRequiresIPhoneOS2️⃣ = YES; }", at: [("1️⃣", "2️⃣")])
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>WKApplication</key>
        <true/>
        <key>LSRequiresIPhoneOS</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>WKApplication</key>
          <true/>
        </dict></plist>
        """
    )
  }

  @Test("bug: keys of the Mac were reported in an app for Mac Catalyst")
  func macCatalyst() {
    let check = { (settings: String) in
      ProjectCheck(
        KeyUnsupportedPlatform.self,
        ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\"; \(settings)")
        )
      )
    }
    check("").finds("{ 1️⃣LSUIElement2️⃣ = YES; }")
    check("SUPPORTS_MACCATALYST = YES;").accepts("{ LSUIElement = YES; }")
  }

  @Test func acceptsUnnamedAndSeveralSystemsAndOtherPlaces() {
    check.accepts("{ LSRequiresIPhoneOS = YES; LSUIElement = YES; NSServices = (); }")
    check.accepts("{ LSMinimumSystemVersion = 12.0; LSRequiresIPhoneOS = YES; }")
    check.accepts("{ UIDeviceFamily = (2, 6); NSServices = (); LSRequiresIPhoneOS = YES; }")
    check.accepts("{ UIDeviceFamily = (3); LSRequiresIPhoneOS = YES; }")
    check.accepts(
      "{ CFBundleSupportedPlatforms = (\"$(PLATFORM)\"); LSUIElement = YES; Inner = { NSServices = (); }; }"
    )
  }
}

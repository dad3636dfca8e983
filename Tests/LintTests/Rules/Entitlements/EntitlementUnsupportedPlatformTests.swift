import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementUnsupportedPlatformTests {
  private let check = RuleCheck(EntitlementUnsupportedPlatform.self, file: "App-macOS.entitlements")

  private static let text =
    "<plist><dict>1️⃣<key>com.apple.developer.default-data-protection</key>2️⃣<string>x</string></dict></plist>"

  @Test func reportsEntitlementsOfOtherSystems() {
    check.finds(Self.text, at: [("1️⃣", "2️⃣")])
    check.fixes(
      "<plist><dict>\n<key>com.apple.developer.default-data-protection</key>\n<string>x</string>\n</dict></plist>",
      to: "<plist><dict>\n</dict></plist>"
    )
  }

  @Test func theSystemOfTheTargetDecides() {
    let check = { (sdk: String) in
      ProjectCheck(
        EntitlementUnsupportedPlatform.self,
        file: "App.entitlements",
        ExampleProject(
          .init("SDKROOT = \(sdk); INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;")
        ),
        ["Info.plist": "{ CFBundlePackageType = APPL; }"]
      )
    }
    let finding = check("macosx").finds(Self.text).first
    #expect(
      finding?.message
        == "com.apple.developer.default-data-protection is not available on macOS, which the target is built for."
    )
    let plain = Self.text.filter { !"1️⃣2️⃣".contains($0) }
    check("iphoneos").accepts(plain)
    check("watchos").accepts("{ \"com.apple.developer.healthkit\" = 1; }")
    // An iPhone app may be for the Mac too.
    check("iphoneos").accepts("{ \"com.apple.security.network.client\" = 1; }")
  }

  @Test func acceptsThemInOtherFiles() {
    let plain = Self.text.filter { !"1️⃣2️⃣".contains($0) }
    RuleCheck(EntitlementUnsupportedPlatform.self, file: "App.entitlements").accepts(plain)
    RuleCheck(EntitlementUnsupportedPlatform.self, file: "Machine.entitlements").accepts(plain)
    check.accepts(
      "<plist><dict><key>com.apple.security.app-sandbox</key><true/><key>no.such.key</key><true/></dict></plist>"
    )
    // The push entitlement has a rule of its own.
    check.accepts("<plist><dict><key>aps-environment</key><string>development</string></dict></plist>")
  }

  @Test func anAppForPhonesAloneHasNoneOfTheMac() {
    let check = { (settings: String) in
      ProjectCheck(
        EntitlementUnsupportedPlatform.self,
        file: "A.entitlements",
        ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; CODE_SIGN_ENTITLEMENTS = A.entitlements; \(settings)")
        ),
        ["Info.plist": "{ a = b; }"]
      )
    }
    check("SUPPORTS_MACCATALYST = NO; SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD = NO;")
      .finds("{ 1️⃣\"com.apple.security.app-sandbox\"2️⃣ = YES; }")
    check("SUPPORTS_MACCATALYST = NO;").accepts("{ \"com.apple.security.app-sandbox\" = YES; }")
    check("SUPPORTS_MACCATALYST = YES; SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD = NO;")
      .accepts("{ \"com.apple.security.app-sandbox\" = YES; }")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementPlatformSpellingTests {
  private let check = RuleCheck(EntitlementPlatformSpelling.self, file: "App-macOS.entitlements")

  @Test func reportsTheNameOfOtherSystems() {
    check.finds("{ 1️⃣\"aps-environment\"2️⃣ = development; }", at: [("1️⃣", "2️⃣")])
    RuleCheck(EntitlementPlatformSpelling.self, file: "App-iOS.entitlements")
      .finds("{ 1️⃣\"com.apple.developer.aps-environment\"2️⃣ = development; }", at: [("1️⃣", "2️⃣")])
    check.fixes(
      "{ \"aps-environment\" = development; }",
      to: "{ \"com.apple.developer.aps-environment\" = development; }"
    )
  }

  @Test func acceptsWhatTheNameDoesNotDecide() {
    let file = RuleCheck(EntitlementPlatformSpelling.self, file: "App.entitlements")
    file.accepts("{ \"aps-environment\" = development; \"com.apple.security.app-sandbox\" = YES; }")
    check.accepts("{ \"aps-environment\" = development; \"com.apple.developer.aps-environment\" = development; }")
  }

  @Test func theTargetDecidesWhereItIsKnown() {
    let check = { (settings: String) in
      ProjectCheck(
        EntitlementPlatformSpelling.self,
        file: "App.entitlements",
        ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements; \(settings)")),
        ["Info.plist": "{ CFBundlePackageType = APPL; }"]
      )
    }
    let mac = check("SDKROOT = macosx;").finds("{ 1️⃣\"aps-environment\"2️⃣ = development; }")
    #expect(mac.map(\.severity) == [.warning])
    check("SDKROOT = iphoneos;").finds("{ 1️⃣\"com.apple.developer.aps-environment\"2️⃣ = development; }")
    check("SDKROOT = iphoneos;").accepts("{ \"aps-environment\" = development; }")
    check("SDKROOT = macosx;").accepts("{ \"com.apple.developer.aps-environment\" = development; }")
  }
}

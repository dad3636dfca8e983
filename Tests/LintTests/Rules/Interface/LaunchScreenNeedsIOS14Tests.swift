import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LaunchScreenNeedsIOS14Tests {
  private func check(_ settings: String) -> ProjectCheck {
    ProjectCheck(LaunchScreenNeedsIOS14.self, ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)")))
  }

  private func check(from version: String) -> ProjectCheck {
    check("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(version);")
  }

  @Test func reportsTheKeyAlone() {
    let finding = check(from: "13.4").finds("{ 1️⃣UILaunchScreen2️⃣ = { }; }").first
    #expect(finding?.severity == .warning)
    #expect(
      finding?.message
        == """
        The app supports iOS 13.4, but UILaunchScreen needs iOS 14. Add UILaunchStoryboardName for older systems.
        """
    )
  }

  @Test func withoutAProjectTheFileDecides() {
    let check = RuleCheck(LaunchScreenNeedsIOS14.self)
    check.finds("{ 1️⃣UILaunchScreen2️⃣ = { }; MinimumOSVersion = 12.0; }", at: [("1️⃣", "2️⃣")])
    check.accepts("{ UILaunchScreen = { }; MinimumOSVersion = 14.0; }")
    check.accepts("{ UILaunchScreen = { }; MinimumOSVersion = \"$(IPHONEOS_DEPLOYMENT_TARGET)\"; }")
    check.accepts("{ UILaunchScreen = { }; }")
  }

  @Test(arguments: ["14.0", "15.2", "26.0", "\"$(UNKNOWN)\""])
  func acceptsNewerSystems(_ version: String) {
    check(from: version).accepts("{ UILaunchScreen = { }; }")
  }

  @Test func acceptsAStoryboard() {
    check(from: "12.0").accepts("{ UILaunchScreen = { }; UILaunchStoryboardName = Launch; }")
    check(from: "12.0").accepts("{ UILaunchScreen = { }; \"UILaunchStoryboardName~ipad\" = Launch; }")
    let launch = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UILaunchStoryboardName = Launch;"
    check("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0; \(launch)")
      .accepts("{ UILaunchScreen = { }; }")
  }

  @Test func otherSystems() {
    check("SDKROOT = xros; XROS_DEPLOYMENT_TARGET = 1.0; IPHONEOS_DEPLOYMENT_TARGET = 12.0;")
      .accepts("{ UILaunchScreen = { }; }")
    check("SDKROOT = iphoneos;").accepts("{ UILaunchScreen = { }; }")
    check(from: "12.0").accepts("{ CFBundleName = a; }")
  }
}

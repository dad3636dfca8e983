import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SparkleInstallerServiceTests {
  private func check(sandbox: Bool) -> ProjectCheck {
    let settings = "SDKROOT = macosx; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
    let value = sandbox ? "<true/>" : "<false/>"
    return ProjectCheck(
      SparkleInstallerService.self,
      ExampleProject(.init(settings)),
      ["A.entitlements": .plist("<key>com.apple.security.app-sandbox</key> \(value)")]
    )
  }

  @Test func theSandboxNeedsTheService() {
    let finding = check(sandbox: true).finds("{ 1️⃣SUFeedURL2️⃣ = \"https://a.b\"; }").first
    #expect(
      finding?.message
        == "The app is in the App Sandbox, where Sparkle cannot install updates unless SUEnableInstallerLauncherService is true."
    )
    check(sandbox: true).accepts("{ SUFeedURL = \"https://a.b\"; SUEnableInstallerLauncherService = YES; }")
    check(sandbox: true).accepts("{ a = b; }")
  }

  @Test func outsideTheSandboxItIsTooMuch() {
    let finding = check(sandbox: false).finds("{ a = b; 1️⃣SUEnableInstallerLauncherService2️⃣ = YES; }").first
    #expect(finding?.severity == .info)
    check(sandbox: false).accepts("{ SUFeedURL = \"https://a.b\"; }")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SparkleInstallerServiceTests {
  private static let services =
    "<string>$(PRODUCT_BUNDLE_IDENTIFIER)-spks</string>"
    + "<string>$(PRODUCT_BUNDLE_IDENTIFIER)-spki</string>"

  private func check(sandbox: Bool, services: String = services) -> ProjectCheck {
    let settings = "SDKROOT = macosx; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
    let value = sandbox ? "<true/>" : "<false/>"
    return ProjectCheck(
      SparkleInstallerService.self,
      ExampleProject(.init(settings)),
      [
        "A.entitlements": .plist(
          """
          <key>com.apple.security.app-sandbox</key> \(value)
          <key>com.apple.security.temporary-exception.mach-lookup.global-name</key> <array>\(services)</array>
          """
        )
      ]
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

  @Test func theInstallerMustBeReachable() {
    let text = "{ SUFeedURL = \"https://a.b\"; 1️⃣SUEnableInstallerLauncherService2️⃣ = YES; }"
    let both = check(sandbox: true, services: "").finds(text).first
    #expect(both?.message.contains("$(PRODUCT_BUNDLE_IDENTIFIER)-spks and $(PRODUCT_BUNDLE_IDENTIFIER)-spki") == true)
    let one = check(sandbox: true, services: "<string>org.example.app-spki</string>").finds(text).first
    #expect(one?.message.contains("-spki") == false)
    check(sandbox: true, services: "<string>$(SERVICES)</string>").accepts(text.filter { !"1️⃣2️⃣".contains($0) })
  }

  @Test func outsideTheSandboxItIsTooMuch() {
    let finding = check(sandbox: false).finds("{ a = b; 1️⃣SUEnableInstallerLauncherService2️⃣ = YES; }").first
    #expect(finding?.severity == .info)
    check(sandbox: false).accepts("{ SUFeedURL = \"https://a.b\"; }")
  }
}

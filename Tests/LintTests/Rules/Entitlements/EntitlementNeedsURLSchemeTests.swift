import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementNeedsURLSchemeTests {
  private let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"))
  private let browser = """
    <plist version="1.0"><dict>
      1️⃣<key>com.apple.developer.web-browser</key>2️⃣
      <true/>
    </dict></plist>
    """

  private var plain: String { browser.filter { !"1️⃣2️⃣".contains($0) } }

  private func check(_ infoPlist: String) -> ProjectCheck {
    ProjectCheck(EntitlementNeedsURLScheme.self, file: "A.entitlements", project, ["Info.plist": infoPlist])
  }

  @Test func namesWhatIsMissing() {
    let none = check("{ a = b; }").finds(browser).first
    #expect(
      none?.message
        == "com.apple.developer.web-browser needs http and https among the URL schemes, which Info.plist does not declare."
    )
    let one = check("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (HTTP); }); }").finds(browser).first
    #expect(one?.message.hasPrefix("com.apple.developer.web-browser needs https among") == true)
  }

  @Test func acceptsDeclaredSchemes() {
    check("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (http); }, { CFBundleURLSchemes = (https, a); }); }").accepts(
      plain
    )
  }

  @Test func aSchemeOfTheBuildMayBeIt() {
    check("{ CFBundleURLTypes = ({ CFBundleURLSchemes = (\"$(SCHEME)\"); }); }").accepts(plain)
  }

  @Test func onlyTrueAsks() {
    check("{ a = b; }").accepts(
      "<plist version=\"1.0\"><dict><key>com.apple.developer.mail-client</key><false/></dict></plist>"
    )
    RuleCheck(EntitlementNeedsURLScheme.self, file: "A.entitlements").accepts(plain)
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementNeedsBackgroundModeTests {
  private let settings = "INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;"
  private let talk = """
    <plist version="1.0"><dict>
      1️⃣<key>com.apple.developer.push-to-talk</key>2️⃣
      <true/>
    </dict></plist>
    """

  private var plain: String { talk.filter { !"1️⃣2️⃣".contains($0) } }

  private func check(_ infoPlist: String, product: String = "application") -> ProjectCheck {
    ProjectCheck(
      EntitlementNeedsBackgroundMode.self,
      file: "A.entitlements",
      ExampleProject(.init(settings, product: product)),
      ["Info.plist": infoPlist]
    )
  }

  @Test func reportsTheMissingMode() {
    let finding = check("{ UIBackgroundModes = (audio); }").finds(talk).first
    #expect(
      finding?.message
        == "com.apple.developer.push-to-talk needs the background mode push-to-talk, which Info.plist does not list."
    )
    check("{ a = b; }").finds(talk)
  }

  @Test(arguments: ["(audio, push-to-talk)", "(\"$(MODES)\")", "\"$(MODES)\""])
  func acceptsTheModeAndWhatIsNotKnown(_ modes: String) {
    check("{ UIBackgroundModes = \(modes); }").accepts(plain)
  }

  @Test func extensionsListNoModes() {
    check("{ a = b; }", product: "app-extension").accepts(plain)
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementOnlyWithSandboxTests {
  private let check = RuleCheck(EntitlementOnlyWithSandbox.self, file: "App.entitlements")

  @Test func reportsRightsWithoutASandbox() {
    check.finds("<plist><dict>1️⃣<key>com.apple.security.network.client</key>2️⃣<true/></dict></plist>", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsASandboxOfAnyValue() {
    check.accepts(
      "<plist><dict><key>com.apple.security.app-sandbox</key><false/><key>com.apple.security.network.client</key><true/></dict></plist>"
    )
    check.accepts("<plist><dict><key>com.apple.security.network.client</key><false/></dict></plist>")
    check.accepts("<plist><dict><key>com.apple.security.device.camera</key><true/></dict></plist>")
  }

  @Test func exceptionsFromASandboxThatIsOff() {
    let exception = "com.apple.security.temporary-exception.mach-lookup.global-name"
    let findings = check.finds(
      """
      <plist><dict>
        <key>com.apple.security.app-sandbox</key><false/>
        1️⃣<key>\(exception)</key>2️⃣<array><string>a</string></array>
      </dict></plist>
      """,
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.severity == .info)
  }

  @Test func theSandboxOfAnotherConfigurationCounts() {
    let settings = { (name: String) in "SDKROOT = macosx; INFOPLIST_FILE = I.plist; CODE_SIGN_ENTITLEMENTS = \(name);" }
    let project = ExampleProject(
      .init([("Debug", settings("D.entitlements")), ("Release", settings("R.entitlements"))])
    )
    let files = [
      "I.plist": "{ CFBundlePackageType = APPL; }",
      "R.entitlements": "<plist><dict><key>com.apple.security.app-sandbox</key><true/></dict></plist>",
    ]
    ProjectCheck(EntitlementOnlyWithSandbox.self, file: "D.entitlements", project, files)
      .accepts("<plist><dict><key>com.apple.security.network.client</key><true/></dict></plist>")
  }

  @Test func insertsTheSandbox() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>com.apple.security.network.client</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>com.apple.security.network.client</key>
          <true/>
          <key>com.apple.security.app-sandbox</key>
          <true/>
        </dict></plist>
        """
    )
  }

  @Test("bug: a sandbox that a build setting adds was missing")
  func theSandboxOfASettingCounts() {
    let text = "<plist><dict>1️⃣<key>com.apple.security.network.client</key>2️⃣<true/></dict></plist>"
    let check = { (settings: String) in
      ProjectCheck(
        EntitlementOnlyWithSandbox.self,
        file: "A.entitlements",
        ExampleProject(.init("INFOPLIST_FILE = I.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements; \(settings)")),
        ["I.plist": "{ CFBundlePackageType = APPL; }"]
      )
    }
    check("SDKROOT = macosx;").finds(text)
    check("SDKROOT = macosx; ENABLE_APP_SANDBOX = NO;").finds(text)
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    check("SDKROOT = macosx; ENABLE_APP_SANDBOX = YES;").accepts(plain)
    // Another rule reports what its system does not have.
    check("SDKROOT = iphoneos;").accepts(plain)
  }
}

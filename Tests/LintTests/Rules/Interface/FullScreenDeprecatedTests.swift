import Testing

@testable import LintRules

@Suite struct FullScreenDeprecatedTests {
  private let check = RuleCheck(FullScreenDeprecated.self)

  @Test func reports() {
    let findings = check.finds(
      "{ 1️⃣UIRequiresFullScreen2️⃣ = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.isDeprecated == true)
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>CFBundleName</key>
        <string>x</string>
        <key>UIRequiresFullScreen</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>x</string>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ Inner = { UIRequiresFullScreen = YES; }; }")
    check.accepts("{ UIRequires")
  }
}

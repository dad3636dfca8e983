import Testing

@testable import LintRules

@Suite struct ATSArbitraryLoadsIgnoredTests {
  private let check = RuleCheck(ATSArbitraryLoadsIgnored.self)

  @Test func reportsTheSettingTogetherWithANarrowerOne() {
    let findings = check.finds(
      "{ NSAppTransportSecurity = { 1️⃣NSAllowsArbitraryLoads2️⃣ = YES; NSAllowsArbitraryLoadsForMedia = NO; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.isUnnecessary == true)
    #expect(findings.first?.message.contains("NSAllowsArbitraryLoadsForMedia") == true)
  }

  @Test func removesTheSetting() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
          <key>NSAllowsLocalNetworking</key>
          <true/>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSAllowsLocalNetworking</key>
            <true/>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func acceptsTheSettingAloneAndSwitchedOff() {
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = YES; NSExceptionDomains = { }; }; }")
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = NO; NSAllowsLocalNetworking = YES; }; }")
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = \"$(X)\"; NSAllowsLocalNetworking = YES; }; }")
  }
}

import Testing

@testable import LintRules

@Suite struct ATSArbitraryLoadsTests {
  private let check = RuleCheck(ATSArbitraryLoads.self)

  @Test func reportsTheSettingWhereItCounts() {
    let findings = check.finds(
      "{ NSAppTransportSecurity = { 1️⃣NSAllowsArbitraryLoads2️⃣ = YES; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.count == 2)
    #expect(findings.first?.severity == .info)
  }

  @Test func removesTheSetting() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func makesAnExceptionForOneDomain() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSAllowsArbitraryLoads</key>
          <true/>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSExceptionDomains</key>
            <dict>
              <key>example.com</key>
              <dict>
                <key>NSExceptionAllowsInsecureHTTPLoads</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """,
      index: 1
    )
  }

  @Test func keepsTheExceptionsThatThereAre() {
    let findings = check.finds(
      "{ NSAppTransportSecurity = { 1️⃣NSAllowsArbitraryLoads2️⃣ = YES; NSExceptionDomains = { }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.count == 1)
  }

  @Test func acceptsNoVariablesAndOtherPlaces() {
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = NO; }; }")
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = \"$(LOADS)\"; }; }")
    check.accepts("{ NSAppTransportSecurity = { NSAllowsArbitraryLoads = YES; NSAllowsLocalNetworking = NO; }; }")
    check.accepts("{ NSAllowsArbitraryLoads = YES; Other = { NSAllowsArbitraryLoads = YES; }; }")
    check.accepts(
      "<plist version=\"1.0\"><dict><key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key>"
    )
  }
}

import Testing

@testable import LintRules

@Suite struct ATSSubdomainsOnIPTests {
  private let check = RuleCheck(ATSSubdomainsOnIP.self)

  @Test func reportsSubdomainsOfAnAddress() {
    let findings = check.finds(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        "192.168.1.10" = { 1️⃣NSIncludesSubdomains2️⃣ = YES; };
        "10.0.0.0/8" = { 3️⃣NSIncludesSubdomains4️⃣ = YES; };
      }; }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.severity == .info && $0.isUnnecessary })
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>192.168.1.10</key>
            <dict>
              <key>NSIncludesSubdomains</key>
              <true/>
              <key>NSExceptionAllowsInsecureHTTPLoads</key>
              <true/>
            </dict>
          </dict>
        </dict>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSExceptionDomains</key>
            <dict>
              <key>192.168.1.10</key>
              <dict>
                <key>NSExceptionAllowsInsecureHTTPLoads</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func acceptsDomainsAndNo() {
    check.accepts(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        example.org = { NSIncludesSubdomains = YES; };
        "1.2.3.4.example.org" = { NSIncludesSubdomains = YES; };
        "300.1.1.1" = { NSIncludesSubdomains = YES; };
        "10.0.0.1" = { NSIncludesSubdomains = NO; };
        "$(HOST)" = { NSIncludesSubdomains = YES; };
      }; }; }
      """
    )
  }
}

import Testing

@testable import LintRules

@Suite struct ATSDomainFormatTests {
  private let check = RuleCheck(ATSDomainFormat.self)

  @Test func reportsWhatIsMoreThanADomain() {
    let findings = check.finds(
      """
      { NSAppTransportSecurity = {
        NSExceptionDomains = {
          1️⃣"https://example.org"2️⃣ = { };
          3️⃣"example.org:8080"4️⃣ = { };
          5️⃣"example.org/api"6️⃣ = { };
          7️⃣"*.example.org"8️⃣ = { };
        };
        NSPinnedDomains = { 9️⃣Example.org0️⃣ = { }; };
      }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣"), ("9️⃣", "0️⃣")]
    )
    let words = ["scheme", "port", "path", "wildcard", "upper-case"]
    #expect(zip(findings, words).allSatisfy { $0.message.contains($1) })
  }

  @Test func stripsTheDomain() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>http://Example.org:80/</key>
            <dict>
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
              <key>example.org</key>
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

  @Test func includesTheSubdomainsOfAWildcard() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>*.example.org</key>
            <dict>
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
              <key>example.org</key>
              <dict>
                <key>NSExceptionAllowsInsecureHTTPLoads</key>
                <true/>
                <key>NSIncludesSubdomains</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func proposesNoDomainThatIsThereAlready() {
    let findings = check.finds(
      "{ NSAppTransportSecurity = { NSExceptionDomains = { a.org = { }; 1️⃣\"http://a.org\"2️⃣ = { }; 3️⃣\"*\"4️⃣ = { }; }; }; }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test func acceptsDomainsAddressesVariablesAndSettings() {
    check.accepts(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        localhost = { }; onion = { }; my-host.example.org = { }; "192.168.1.10" = { }; "10.0.0.0/8" = { };
        "fe80::1" = { }; "2001:db8::/32" = { }; "$(API_HOST)" = { }; NSExceptionAllowsInsecureHTTPLoads = { };
      }; }; }
      """
    )
    check.accepts("{ NSExceptionDomains = { \"http://a.org\" = { }; }; }")
  }
}

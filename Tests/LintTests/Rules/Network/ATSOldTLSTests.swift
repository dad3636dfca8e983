import Testing

@testable import LintRules

@Suite struct ATSOldTLSTests {
  private let check = RuleCheck(ATSOldTLS.self)

  @Test func reportsVersionsBelowTheDefault() {
    let findings = check.finds(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        example.org = { NSExceptionMinimumTLSVersion = 1️⃣TLSv1.02️⃣; };
        "10.0.0.0/8" = { NSThirdPartyExceptionMinimumTLSVersion = 3️⃣"TLSv1.1"4️⃣; };
      }; }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.first?.message.contains("example.org") == true)
  }

  @Test func raisesTheVersion() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>example.org</key>
            <dict>
              <key>NSExceptionMinimumTLSVersion</key>
              <string>TLSv1.1</string>
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
                <key>NSExceptionMinimumTLSVersion</key>
                <string>TLSv1.2</string>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func acceptsVersionsOfTodayAndVariables() {
    check.accepts(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        example.org = { NSExceptionMinimumTLSVersion = TLSv1.3; };
        example.net = { NSExceptionMinimumTLSVersion = "$(TLS)"; };
        example.com = { NSExceptionMinimumTLSVersion = TLSv1; };
      }; }; }
      """
    )
    check.accepts("{ NSExceptionDomains = { a.org = { NSExceptionMinimumTLSVersion = TLSv1.0; }; }; }")
  }
}

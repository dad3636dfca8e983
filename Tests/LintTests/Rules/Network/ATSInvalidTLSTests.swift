import Testing

@testable import LintRules

@Suite struct ATSInvalidTLSTests {
  private let check = RuleCheck(ATSInvalidTLS.self)

  @Test func reportsVersionsThatAreNone() {
    let findings = check.finds(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        example.org = { NSExceptionMinimumTLSVersion = 1️⃣tlsv1.22️⃣; };
        example.net = { NSExceptionMinimumTLSVersion = 3️⃣SSLv34️⃣; };
        example.com = { NSExceptionMinimumTLSVersion = 5️⃣""6️⃣; };
      }; }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣")]
    )
    #expect(findings.map(\.severity) == [.error, .error, .warning])
    #expect(findings.map(\.fixes.count) == [1, 2, 2])
  }

  @Test func writesTheVersionAsTheSystemDoes() {
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
              <string>TLS 1.3</string>
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
                <string>TLSv1.3</string>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func acceptsKnownVersionsAndVariables() {
    for version in ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3", "\"$(TLS)\""] {
      check.accepts(
        "{ NSAppTransportSecurity = { NSExceptionDomains = { a.org = { NSExceptionMinimumTLSVersion = \(version); }; }; }; }"
      )
    }
    check.accepts(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>example.org</key>
            <dict>
              <key>NSExceptionMinimumTLSVersion</key>
      """
    )
  }

  @Test func theGeneralRuleLeavesTheVersionsAlone() {
    RuleCheck(KeyInvalidValue.self).accepts(
      "{ NSAppTransportSecurity = { NSExceptionDomains = { a.org = { NSExceptionMinimumTLSVersion = SSLv3; }; }; }; }"
    )
  }
}

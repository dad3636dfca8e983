import Testing

@testable import LintRules

@Suite struct ATSObsoleteTransparencyTests {
  private let check = RuleCheck(ATSObsoleteTransparency.self)

  @Test func reportsTheKeyWhateverItsValue() {
    let findings = check.finds(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = {
        example.org = { 1️⃣NSRequiresCertificateTransparency2️⃣ = YES; };
        example.net = { 3️⃣NSRequiresCertificateTransparency4️⃣ = NO; };
      }; }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.isDeprecated })
  }

  @Test func removesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>example.org</key>
            <dict>
              <key>NSRequiresCertificateTransparency</key>
              <false/>
              <key>NSIncludesSubdomains</key>
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
                <key>NSIncludesSubdomains</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    )
  }

  @Test func acceptsOtherSettingsAndPlaces() {
    check.accepts(
      "{ NSAppTransportSecurity = { NSExceptionDomains = { a.org = { NSIncludesSubdomains = YES; }; }; }; }"
    )
    check.accepts("{ Mine = { NSRequiresCertificateTransparency = YES; }; }")
  }
}

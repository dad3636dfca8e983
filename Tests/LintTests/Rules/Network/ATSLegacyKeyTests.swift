import Testing

@testable import LintRules

@Suite struct ATSLegacyKeyTests {
  private let check = RuleCheck(ATSLegacyKey.self)

  @Test func reportsEarlyNames() {
    let findings = check.finds(
      """
      { NSAppTransportSecurity = { NSExceptionDomains = { example.org = {
        1️⃣NSTemporaryExceptionMinimumTLSVersion2️⃣ = TLSv1.3;
        3️⃣NSThirdPartyExceptionRequiresForwardSecrecy4️⃣ = NO;
        NSIncludesSubdomains = YES;
      }; }; }; }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.allSatisfy { $0.isDeprecated && $0.fixes.count == 1 })
  }

  @Test func reportsSettingsAtTheWrongPlace() {
    let findings = check.finds(
      """
      {
        1️⃣NSAllowsArbitraryLoads2️⃣ = YES;
        NSAppTransportSecurity = {
          3️⃣NSExceptionMinimumTLSVersion4️⃣ = TLSv1.3;
          NSExceptionDomains = {
            5️⃣NSIncludesSubdomains6️⃣ = YES;
            7️⃣NSAllowsLocalNetworking8️⃣ = YES;
            example.org = { 9️⃣NSAllowsArbitraryLoads0️⃣ = YES; };
          };
        };
      }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣"), ("5️⃣", "6️⃣"), ("7️⃣", "8️⃣"), ("9️⃣", "0️⃣")]
    )
    #expect(findings.allSatisfy { $0.fixes.isEmpty })
  }

  @Test func renamesTheKey() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>example.org</key>
            <dict>
              <key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key>
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

  @Test func removesTheKeyIfItsSuccessorIsPresent() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>example.org</key>
            <dict>
              <key>NSExceptionAllowsInsecureHTTPLoads</key>
              <true/>
              <key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key>
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

  @Test func putsASettingOfTheAppIntoItsDictionary() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSAllowsLocalNetworking</key>
        <true/>
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

  @Test func acceptsSettingsInTheirPlace() {
    check.accepts(
      """
      { NSAppTransportSecurity = { NSAllowsLocalNetworking = YES; NSExceptionDomains = {
        example.org = { NSExceptionAllowsInsecureHTTPLoads = YES; NSIncludesSubdomains = YES; };
        "$(HOST)" = { NSTemporaryExceptionAllowsInsecureHTTPLoads = YES; };
      }; }; }
      """
    )
    check.accepts("{ Mine = { NSAllowsArbitraryLoads = YES; NSTemporaryExceptionAllowsInsecureHTTPLoads = YES; }; }")
    RuleCheck(ATSLegacyKey.self, file: "App.entitlements").accepts("{ NSAllowsArbitraryLoads = YES; }")
  }

  @Test func theGeneralRuleLeavesMisplacedSettingsAlone() {
    RuleCheck(KeyWrongType.self).accepts(
      """
      <plist version="1.0"><dict>
        <key>NSAppTransportSecurity</key>
        <dict>
          <key>NSExceptionDomains</key>
          <dict>
            <key>NSExceptionAllowsInsecureHTTPLoads</key>
            <true/>
          </dict>
        </dict>
      </dict></plist>
      """
    )
  }
}

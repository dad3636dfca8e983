import Testing

@testable import LintRules

@Suite struct PrivacyDataTypesMissingTests {
  private let check = RuleCheck(PrivacyDataTypesMissing.self, file: "PrivacyInfo.xcprivacy")

  @Test func aManifestWithoutTheListIsReported() {
    let findings = check.finds("1️⃣{2️⃣ NSPrivacyTracking = NO; }", at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func anEmptyListIsEnough() {
    check.accepts("{ NSPrivacyCollectedDataTypes = (); }")
    check.accepts("{ NSPrivacyCollectedDataTypes = ( { NSPrivacyCollectedDataType = X; } ); }")
  }

  @Test func theFixInsertsAnEmptyList() {
    check.fixes(
      """
      <plist version="1.0">
      <dict>
      \t<key>NSPrivacyTracking</key>
      \t<false/>
      </dict>
      </plist>
      """,
      to: """
        <plist version="1.0">
        <dict>
        \t<key>NSPrivacyTracking</key>
        \t<false/>
        \t<key>NSPrivacyCollectedDataTypes</key>
        \t<array/>
        </dict>
        </plist>
        """
    )
  }
}

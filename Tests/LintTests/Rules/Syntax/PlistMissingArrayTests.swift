import Testing

@testable import LintRules

@Suite struct PlistMissingArrayTests {
  private let check = RuleCheck(PlistMissingArray.self)

  @Test func reportsAndWrapsABareString() {
    let text = "<plist><dict>\n  <key>UIBackgroundModes</key>\n  1️⃣<string>audio</string>2️⃣\n</dict></plist>"
    check.finds(text, at: [("1️⃣", "2️⃣")])
    check.fixes(
      text.filter { !"1️⃣2️⃣".contains($0) },
      to: """
        <plist><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>audio</string>
          </array>
        </dict></plist>
        """
    )
    check.fixes("{ UIBackgroundModes = audio; }", to: "{ UIBackgroundModes = (audio); }")
  }

  @Test func appStoreConnectRejectsReasonsOfAPrivacyManifestAsAString() {
    let entries = """
      { NSPrivacyAccessedAPITypes = ({
        NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryFileTimestamp; NSPrivacyAccessedAPITypeReasons = 1️⃣C617.12️⃣;
      }); }
      """
    let findings = RuleCheck(PlistMissingArray.self, file: "PrivacyInfo.xcprivacy").finds(entries, at: [("1️⃣", "2️⃣")])
    #expect(findings.map(\.severity) == [.error])
    #expect(check.finds("{ UIBackgroundModes = 1️⃣audio2️⃣; }", at: [("1️⃣", "2️⃣")]).map(\.severity) == [.warning])
  }

  @Test func acceptsListsVariablesAndOtherKeys() {
    check.accepts("{ UIBackgroundModes = (audio); CFBundleName = Notes; Unknown = x; }")
    check.accepts("{ UIBackgroundModes = \"$(MODES)\"; }")
  }
}

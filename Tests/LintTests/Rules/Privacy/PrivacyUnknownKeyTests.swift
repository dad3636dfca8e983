import Testing

@testable import LintRules

@Suite struct PrivacyUnknownKeyTests {
  private let check = RuleCheck(PrivacyUnknownKey.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsMisspeltKeys() {
    let findings = check.finds("{ 1️⃣NSPrivacyTrackng2️⃣ = YES; 3️⃣Other4️⃣ = 1; }", at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")])
    #expect(findings.map(\.severity) == [.error, .warning])
    check.fixes("{ NSPrivacyTrackin = 1; }", to: "{ NSPrivacyTracking = 1; }")
  }

  @Test func reportsKeysAtTheWrongLevel() {
    check.finds("{ NSPrivacyAccessedAPITypes = ({ 1️⃣NSPrivacyTracking2️⃣ = YES; }); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsKnownKeys() {
    check.accepts("{ NSPrivacyTracking = 1; NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = a; }); }")
    RuleCheck(PrivacyUnknownKey.self).accepts("{ Other = 1; }")
  }
}

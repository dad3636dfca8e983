import Testing

@testable import LintRules

@Suite struct PrivacyReasonSDKOnlyTests {
  private let check = RuleCheck(PrivacyReasonSDKOnly.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsReasonsOfSDKs() {
    check.finds(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (1️⃣\"0A2A.1\"2️⃣, \"CA92.1\"); }); }",
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (\"CA92.1\"); }); Other = (\"0A2A.1\"); }"
    )
  }
}

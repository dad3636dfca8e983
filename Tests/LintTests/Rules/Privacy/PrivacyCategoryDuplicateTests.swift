import Testing

@testable import LintRules

@Suite struct PrivacyCategoryDuplicateTests {
  private let check = RuleCheck(PrivacyCategoryDuplicate.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsTheSecondEntry() {
    let findings = check.finds(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = A; }, { NSPrivacyAccessedAPIType = 1️⃣A2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.related.count == 1)
  }

  @Test func acceptsDistinctCategories() {
    check.accepts(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = A; }, { NSPrivacyAccessedAPIType = B; }, { }); }"
    )
  }
}

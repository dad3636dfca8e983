import Testing

@testable import LintRules

@Suite struct PrivacyDataTypeInvalidTests {
  private let check = RuleCheck(PrivacyDataTypeInvalid.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsUnknownTypesAndPurposes() {
    check.finds(
      """
      { NSPrivacyCollectedDataTypes = ({ NSPrivacyCollectedDataType = 1️⃣EmailAddress2️⃣;
      NSPrivacyCollectedDataTypePurposes = (NSPrivacyCollectedDataTypePurposeAnalytics, 3️⃣Analytics4️⃣); }); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    check.fixes(
      "{ NSPrivacyCollectedDataTypes = ({ NSPrivacyCollectedDataType = EmailAddress; }); }",
      to:
        "{ NSPrivacyCollectedDataTypes = ({ NSPrivacyCollectedDataType = NSPrivacyCollectedDataTypeEmailAddress; }); }"
    )
  }

  @Test func acceptsKnownOnes() {
    check.accepts(
      "{ NSPrivacyCollectedDataTypes = ({ NSPrivacyCollectedDataType = NSPrivacyCollectedDataTypeName; }, {}, a); }"
    )
  }

  @Test func whiteSpaceAroundAKnownOneIsLeftToItsOwnRule() {
    check.accepts(
      """
      { NSPrivacyCollectedDataTypes = ({ NSPrivacyCollectedDataType = "NSPrivacyCollectedDataTypeName ";
      NSPrivacyCollectedDataTypePurposes = ("\\n NSPrivacyCollectedDataTypePurposeAnalytics\\n"); }); }
      """
    )
  }
}

import Testing

@testable import LintRules

@Suite struct PrivacyDataTypeIncompleteTests {
  private let check = RuleCheck(PrivacyDataTypeIncomplete.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsEntriesWithGaps() {
    let findings = check.finds(
      "{ NSPrivacyCollectedDataTypes = ({ NSPrivacyCollectedDataType = 1️⃣NSPrivacyCollectedDataTypeName2️⃣; }); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.first?.fixes.count == 4)
  }

  @Test func insertsWhatIsMissing() {
    check.fixes(
      """
      { NSPrivacyCollectedDataTypes = (
        {
          NSPrivacyCollectedDataType = a;
          NSPrivacyCollectedDataTypePurposes = (b);
          NSPrivacyCollectedDataTypeTracking = NO;
        }
      ); }
      """,
      to: """
        { NSPrivacyCollectedDataTypes = (
          {
            NSPrivacyCollectedDataType = a;
            NSPrivacyCollectedDataTypePurposes = (b);
            NSPrivacyCollectedDataTypeTracking = NO;
            NSPrivacyCollectedDataTypeLinked = 0;
          }
        ); }
        """,
      index: 1
    )
  }

  @Test func acceptsEmptyEntries() {
    check.accepts("{ NSPrivacyCollectedDataTypes = ({ }, a); }")
  }
}

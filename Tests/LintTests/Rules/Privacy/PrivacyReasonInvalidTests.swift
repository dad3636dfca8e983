import Testing

@testable import LintRules

@Suite struct PrivacyReasonInvalidTests {
  private let check = RuleCheck(PrivacyReasonInvalid.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsReasonsOfOtherCategories() {
    let findings = check.finds(
      """
      { NSPrivacyAccessedAPITypes = ({
        NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryUserDefaults;
        NSPrivacyAccessedAPITypeReasons = ("CA92.1", 1️⃣"C617.1"2️⃣, 3️⃣"1.1"4️⃣);
      }); }
      """,
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.first?.fixes.isEmpty == false)
  }

  @Test func acceptsUnknownCategoriesAndVariables() {
    check.accepts(
      "{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = Other; NSPrivacyAccessedAPITypeReasons = (\"1.1\"); }); }"
    )
  }

  @Test func offersTheReasonsOfTheCategory() {
    check.fixes(
      """
      { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryActiveKeyboards;
      NSPrivacyAccessedAPITypeReasons = ("1.1"); }); }
      """,
      to: """
        { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryActiveKeyboards;
        NSPrivacyAccessedAPITypeReasons = ("54BD.1"); }); }
        """
    )
  }

  @Test func whiteSpaceAroundAKnownOneIsLeftToItsOwnRule() {
    check.accepts(
      """
      { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryDiskSpace;
      NSPrivacyAccessedAPITypeReasons = (" E174.1"); }); }
      """
    )
  }
}

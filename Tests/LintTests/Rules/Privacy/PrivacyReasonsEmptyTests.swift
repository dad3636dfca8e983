import Testing

@testable import LintRules

@Suite struct PrivacyReasonsEmptyTests {
  private let check = RuleCheck(PrivacyReasonsEmpty.self, file: "PrivacyInfo.xcprivacy")

  @Test func reportsEmptyLists() {
    check.finds(
      """
      { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryActiveKeyboards;
      NSPrivacyAccessedAPITypeReasons = 1️⃣()2️⃣; }); }
      """,
      at: [("1️⃣", "2️⃣")]
    )
    check.fixes(
      """
      { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryActiveKeyboards;
      NSPrivacyAccessedAPITypeReasons = (); }); }
      """,
      to: """
        { NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPIType = NSPrivacyAccessedAPICategoryActiveKeyboards;
        NSPrivacyAccessedAPITypeReasons = (
        \t"54BD.1"
        ); }); }
        """
    )
  }

  @Test func acceptsReasonsAndEntriesOfNoCategory() {
    check.accepts("{ NSPrivacyAccessedAPITypes = ({ NSPrivacyAccessedAPITypeReasons = (); }, { }); }")
  }
}

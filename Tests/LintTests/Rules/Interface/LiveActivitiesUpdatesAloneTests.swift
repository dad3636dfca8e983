import Testing

@testable import LintRules

@Suite struct LiveActivitiesUpdatesAloneTests {
  private let check = RuleCheck(LiveActivitiesUpdatesAlone.self)

  @Test func reports() {
    check.finds(
      "{ 1️⃣NSSupportsLiveActivitiesFrequentUpdates2️⃣ = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func fix1() {
    check.fixes(
      """
      <plist version="1.0"><dict>
        <key>NSSupportsLiveActivitiesFrequentUpdates</key>
        <true/>
      </dict></plist>
      """,
      to: """
        <plist version="1.0"><dict>
          <key>NSSupportsLiveActivitiesFrequentUpdates</key>
          <true/>
          <key>NSSupportsLiveActivities</key>
          <true/>
        </dict></plist>
        """
    )
  }

  @Test func accepts() {
    check.accepts("{ NSSupportsLiveActivities = YES; NSSupportsLiveActivitiesFrequentUpdates = YES; }")
    check.accepts("{ NSSupportsLiveActivitiesFrequentUpdates = NO; }")
    check.accepts("{ NSSupportsLiveActivitiesFrequentUpdates = \"$(UPDATES)\"; }")
    check.accepts("{ NSSupportsLiveActivitiesFrequent")
  }
}

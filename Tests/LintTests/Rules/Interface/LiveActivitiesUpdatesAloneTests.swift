import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LiveActivitiesUpdatesAloneTests {
  private func widget(_ app: String, _ settings: String = "") -> ProjectCheck {
    ProjectCheck(
      LiveActivitiesUpdatesAlone.self,
      ExampleProject(
        .init("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; \(settings)", embeds: ["Widget"]),
        .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", name: "Widget", product: "app-extension")
      ),
      ["App/Info.plist": .plist(app)]
    )
  }

  @Test func theAppDeclaresThem() {
    let text = "{ 1️⃣NSSupportsLiveActivities2️⃣ = YES; }"
    #expect(widget("").finds(text).first?.message.contains("App lacks it") == true)
    widget("<key>NSSupportsLiveActivities</key> <true/>").accepts("{ NSSupportsLiveActivities = YES; }")
    widget("").accepts("{ NSSupportsLiveActivities = NO; }")
    widget("", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSSupportsLiveActivities = YES;")
      .accepts("{ NSSupportsLiveActivities = YES; }")
  }

  private let check = RuleCheck(LiveActivitiesUpdatesAlone.self)

  @Test func reportsUpdatesWithoutActivities() {
    check.finds(
      "{ 1️⃣NSSupportsLiveActivitiesFrequentUpdates2️⃣ = YES; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func insertsTheOtherKey() {
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

  @Test func acceptsBothKeysAndFalse() {
    check.accepts("{ NSSupportsLiveActivities = YES; NSSupportsLiveActivitiesFrequentUpdates = YES; }")
    check.accepts("{ NSSupportsLiveActivitiesFrequentUpdates = NO; }")
    check.accepts("{ NSSupportsLiveActivitiesFrequentUpdates = \"$(UPDATES)\"; }")
    check.accepts("{ NSSupportsLiveActivitiesFrequent")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundPushToTalkEntitlementTests {
  @Test func reportsTheModeAlone() {
    ProjectCheck(BackgroundPushToTalkEntitlement.self, ExampleProject.app())
      .finds("{ UIBackgroundModes = (remote-notification, 1️⃣push-to-talk2️⃣); }")
  }

  @Test func acceptsTheModeWithItsEntitlement() {
    let files = ExampleProject.app(entitlements: "<key>com.apple.developer.push-to-talk</key><true/>")
    ProjectCheck(BackgroundPushToTalkEntitlement.self, files).accepts("{ UIBackgroundModes = (push-to-talk); }")
  }

  @Test func acceptsVariables() {
    ProjectCheck(BackgroundPushToTalkEntitlement.self, ExampleProject.app())
      .accepts("{ UIBackgroundModes = (\"$(MODE)\"); }")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct BackgroundModeNeedsEntitlementTests {
  private let check = ProjectCheck(BackgroundModeNeedsEntitlement.self, ExampleProject.app())

  @Test func reportsModesThatLikelyNeedOne() {
    let finding = check.finds("{ UIBackgroundModes = (1️⃣voip2️⃣); }").first
    #expect(finding?.severity == .info)
    #expect(
      finding?.message
        == "voip has no effect without the entitlement aps-environment, with which no configuration is signed."
    )
    check.finds("{ WKBackgroundModes = (1️⃣workout-processing2️⃣); }")
  }

  @Test func modesWithRulesOfTheirOwnAreThoseRules() {
    check.accepts("{ UIBackgroundModes = (audio, push-to-talk, remote-notification); }")
  }

  @Test func acceptsTheEntitlement() {
    let files = ExampleProject.app(entitlements: "<key>aps-environment</key><string>development</string>")
    ProjectCheck(BackgroundModeNeedsEntitlement.self, files).accepts("{ UIBackgroundModes = (voip); }")
  }
}

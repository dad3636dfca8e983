import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct TrackingNeverRequestedTests {
  private func check(_ source: String) -> ProjectCheck {
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "."))
    return ProjectCheck(TrackingNeverRequested.self, project, ["A.swift": source])
  }

  @Test func reportsATextThatIsNeverShown() {
    let finding = check("let a = ASIdentifierManager.shared().isAdvertisingTrackingEnabled")
      .finds("{ 1️⃣NSUserTrackingUsageDescription2️⃣ = \"Show offers.\"; }").first
    #expect(
      finding?.message
        == "The text is never shown: A.swift checks isAdvertisingTrackingEnabled, and nothing calls requestTrackingAuthorization."
    )
  }

  @Test func acceptsARequestAndOtherCode() {
    let text = "{ NSUserTrackingUsageDescription = a; }"
    check("let a = b.isAdvertisingTrackingEnabled\nlet c = await ATTrackingManager.requestTrackingAuthorization()")
      .accepts(text)
    check("class A {}").accepts(text)
    check("let a = b.isAdvertisingTrackingEnabled").accepts("{ a = b; }")
  }
}

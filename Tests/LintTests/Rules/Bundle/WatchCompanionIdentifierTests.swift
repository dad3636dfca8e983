import Testing

@testable import LintRules

@Suite struct WatchCompanionIdentifierTests {
  private let app = "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; }"
  private let check = EmbeddedExample(
    ("Debug", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug;", "HOST = org.a.debug;"),
    ("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;", "HOST = org.a;"),
    product: "application.watchapp2"
  )

  @Test func reportsAnotherApp() {
    let finding = check.check(WatchCompanionIdentifier.self, app: app)
      .finds("{ WKCompanionAppBundleIdentifier = 1️⃣org.a2️⃣; }").first
    #expect(
      finding?.message == "The app that holds this one is App with the identifier “org.a.debug”, not “org.a” (Debug)."
    )
  }

  @Test func acceptsTheAppOfEachConfiguration() {
    check.check(WatchCompanionIdentifier.self, app: app).accepts("{ WKCompanionAppBundleIdentifier = \"$(HOST)\"; }")
    check.check(WatchCompanionIdentifier.self, app: app).accepts("{ WKCompanionAppBundleIdentifier = \"$(ID)\"; }")
    RuleCheck(WatchCompanionIdentifier.self).accepts("{ WKCompanionAppBundleIdentifier = org.a; }")
  }
}

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
      finding?.message == "“org.a” must be “org.a.debug”, the identifier of App, which contains this app (Debug)."
    )
  }

  @Test func anExtensionNamesItsWatchApp() {
    let text = { (identifier: String) in
      "{ NSExtension = { NSExtensionAttributes = { WKAppBundleIdentifier = \(identifier); }; }; }"
    }
    let own = EmbeddedExample(
      ("Debug", "PRODUCT_BUNDLE_IDENTIFIER = org.a.debug;", "HOST = org.a.debug;"),
      ("Release", "PRODUCT_BUNDLE_IDENTIFIER = org.a;", "HOST = org.a;"),
      product: "watchkit2-extension"
    ).check(WatchCompanionIdentifier.self, app: app)
    own.finds(text("1️⃣org.a2️⃣"))
    own.accepts(text("\"$(HOST)\""))
  }

  @Test func acceptsTheAppOfEachConfiguration() {
    check.check(WatchCompanionIdentifier.self, app: app).accepts("{ WKCompanionAppBundleIdentifier = \"$(HOST)\"; }")
    check.check(WatchCompanionIdentifier.self, app: app).accepts("{ WKCompanionAppBundleIdentifier = \"$(ID)\"; }")
    RuleCheck(WatchCompanionIdentifier.self).accepts("{ WKCompanionAppBundleIdentifier = org.a; }")
  }
}

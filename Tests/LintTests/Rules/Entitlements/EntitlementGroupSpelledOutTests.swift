import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementGroupSpelledOutTests {
  private func check(_ item: String, app: String, widget: String) -> ProjectCheck {
    ProjectCheck(
      EntitlementGroupSpelledOut.self,
      file: "Widget.entitlements",
      ExampleProject(
        .init("\(app) INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;", embeds: ["Widget"]),
        .init(
          "\(widget) INFOPLIST_FILE = Widget.plist; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;",
          name: "Widget",
          product: "app-extension"
        )
      ),
      [
        "Info.plist": "{ CFBundlePackageType = APPL; }", "Widget.plist": "{ CFBundlePackageType = \"XPC!\"; }",
        "App.entitlements": "{ \"keychain-access-groups\" = (\(item)); }",
      ]
    )
  }

  private let settings = "SDKROOT = iphoneos; SHARED = org.shared;"

  @Test func reportsAGroupThatTheAppTakesFromASetting() {
    let finding = check("\"$(AppIdentifierPrefix)$(SHARED)\"", app: settings, widget: settings)
      .finds("{ \"keychain-access-groups\" = (1️⃣\"$(AppIdentifierPrefix)org.shared\"2️⃣); }").first
    #expect(
      finding?.message
        == """
        The app writes this group as “$(AppIdentifierPrefix)$(SHARED)”. If that setting changes, \
        “$(AppIdentifierPrefix)org.shared” is no longer shared.
        """
    )
  }

  @Test func usesTheSetting() {
    check("\"group.$(SHARED)\"", app: settings, widget: settings).fixes(
      "{ \"keychain-access-groups\" = (\"group.org.shared\"); }",
      to: "{ \"keychain-access-groups\" = (\"group.$(SHARED)\"); }"
    )
  }

  @Test func acceptsWhatTheExtensionCannotWriteSo() {
    // Each target has an identifier of its own.
    check(
      "\"group.$(PRODUCT_BUNDLE_IDENTIFIER)\"",
      app: "SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = a.b;",
      widget: "SDKROOT = iphoneos; PRODUCT_BUNDLE_IDENTIFIER = a.b.c;"
    )
    .accepts("{ \"keychain-access-groups\" = (\"group.a.b\"); }")
    check("\"group.$(SHARED)\"", app: settings, widget: "SDKROOT = iphoneos;")
      .accepts("{ \"keychain-access-groups\" = (\"group.org.shared\"); }")
    check("\"$(AppIdentifierPrefix)a.b\"", app: settings, widget: settings)
      .accepts("{ \"keychain-access-groups\" = (\"ABCDE12345.a.b\"); }")
    check("\"group.$(SHARED)\"", app: settings, widget: settings)
      .accepts("{ \"keychain-access-groups\" = (\"group.$(SHARED)\"); }")
  }
}

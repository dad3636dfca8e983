import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementGroupSpellingTests {
  private func check(_ groups: String, list: String = "keychain-access-groups") -> ProjectCheck {
    ProjectCheck(
      EntitlementGroupSpelling.self,
      file: "Widget.entitlements",
      ExampleProject(
        .init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements;", embeds: ["Widget"]),
        .init(
          "INFOPLIST_FILE = Widget.plist; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;",
          name: "Widget",
          product: "app-extension"
        )
      ),
      [
        "Info.plist": "{ CFBundlePackageType = APPL; }", "Widget.plist": "{ CFBundlePackageType = \"XPC!\"; }",
        "App.entitlements": "{ \"\(list)\" = (\(groups)); }",
      ]
    )
  }

  @Test func reportsOtherCapitals() {
    let finding = check("\"$(AppIdentifierPrefix)org.Cellar\"")
      .finds("{ \"keychain-access-groups\" = (1️⃣\"$(AppIdentifierPrefix)org.cellar\"2️⃣); }").first
    #expect(
      finding?.message
        == "The app has $(AppIdentifierPrefix)org.Cellar. Case matters, so this is another group and the two share nothing."
    )
    #expect(finding?.related.map(\.message) == ["App.entitlements lists the groups of the app here"])
  }

  @Test func usesTheSpellingOfTheApp() {
    check("\"group.org.Cellar\"", list: "com.apple.security.application-groups").fixes(
      "{ \"com.apple.security.application-groups\" = (\"group.org.cellar\"); }",
      to: "{ \"com.apple.security.application-groups\" = (\"group.org.Cellar\"); }"
    )
  }

  @Test func acceptsTheSameGroupAndOtherOnes() {
    check("\"group.a\", \"group.A\"").accepts("{ \"keychain-access-groups\" = (\"group.A\", \"group.b\"); }")
    check("").accepts("{ \"keychain-access-groups\" = (\"group.A\"); }")
    check("\"group.A\"").accepts("{ \"keychain-access-groups\" = group.a; }")
  }
}

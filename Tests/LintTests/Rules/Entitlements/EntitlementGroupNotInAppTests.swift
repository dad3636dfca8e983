import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementGroupNotInAppTests {
  private static let groups = "com.apple.security.application-groups"

  /// A project whose app has `entry` in its entitlements, or none at all.
  private func check(
    _ entry: String?,
    app: String = "SDKROOT = iphoneos;",
    own: String = "SDKROOT = iphoneos;",
    product: String = "app-extension"
  ) -> ProjectCheck {
    let signed = entry == nil ? "" : "CODE_SIGN_ENTITLEMENTS = App.entitlements;"
    let identifier = "PRODUCT_BUNDLE_IDENTIFIER"
    return ProjectCheck(
      EntitlementGroupNotInApp.self,
      file: "Widget.entitlements",
      ExampleProject(
        .init("\(app) \(identifier) = org.cellar; INFOPLIST_FILE = Info.plist; \(signed)", embeds: ["Widget"]),
        .init(
          """
          \(own) \(identifier) = org.cellar.widget; INFOPLIST_FILE = Widget.plist; \
          CODE_SIGN_ENTITLEMENTS = Widget.entitlements;
          """,
          name: "Widget",
          product: product
        )
      ),
      [
        "Info.plist": "{ CFBundlePackageType = APPL; }", "Widget.plist": "{ CFBundlePackageType = \"XPC!\"; }",
        "App.entitlements": "{ \(entry ?? "") }",
      ]
    )
  }

  private func groups(_ items: String) -> String { "\"\(Self.groups)\" = (\(items));" }

  @Test func theAppOfTheSameSystemIsCompared() {
    func target(_ name: String, _ product: String, embeds: [String] = []) -> ExampleProject.Target {
      .init(
        """
        SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; INFOPLIST_FILE = \(name).plist;
        CODE_SIGN_ENTITLEMENTS = \(name).entitlements; "CODE_SIGN_ENTITLEMENTS[sdk=macosx*]" = \(name)Mac.entitlements;
        """,
        name: name,
        product: product,
        embeds: embeds
      )
    }
    let project = ExampleProject(target("App", "application", embeds: ["Widget"]), target("Widget", "app-extension"))
    let files = [
      "App.plist": "{ CFBundlePackageType = APPL; }", "Widget.plist": "{ CFBundlePackageType = \"XPC!\"; }",
      "App.entitlements": "{ \(groups("\"group.org.cellar\"")) }",
      "AppMac.entitlements": "{ \(groups("\"group.org.cellar.mac\"")) }",
    ]
    ProjectCheck(EntitlementGroupNotInApp.self, file: "WidgetMac.entitlements", project, files)
      .accepts("{ \(groups("\"group.org.cellar.mac\"")) }")
  }

  @Test func reportsAGroupThatTheAppLacks() {
    let finding = check(groups("\"group.org.cellar\"")).finds("{ \(groups("1️⃣\"group.org.bottles\"2️⃣")) }").first
    #expect(
      finding?.message
        == "App (Release) does not have “group.org.bottles”, so the app and this bundle share nothing through it."
    )
    #expect(finding?.related.map(\.message) == ["App.entitlements lists the groups of the app here"])
  }

  @Test func usesTheGroupOfTheApp() {
    check(groups("\"group.org.cellar\"")).fixes(
      "{ \(groups("\"group.org.bottles\"")) }",
      to: "{ \(groups("\"group.org.cellar\"")) }"
    )
  }

  @Test func anAppWithoutTheEntitlementOrAFileHasNoGroup() {
    check("").finds("{ \(groups("1️⃣\"group.org.cellar\"2️⃣")) }")
    // One cause is one finding.
    check(nil).finds("{ \(groups("1️⃣\"group.org.cellar\"2️⃣")) \"keychain-access-groups\" = (\"ABCDE12345.a.b\"); }")
  }

  @Test func oneCommonGroupIsEnough() {
    check(groups("\"group.org.cellar\"")).accepts("{ \(groups("\"group.org.cellar\", \"group.org.bottles\"")) }")
  }

  @Test func settingsAndTeamsAreCompared() {
    let setting = "SDKROOT = iphoneos; CELLAR = group.org.cellar;"
    check(groups("\"$(CELLAR)\""), app: setting).accepts("{ \(groups("\"group.org.cellar\"")) }")
    check(groups("\"group.$(PRODUCT_BUNDLE_IDENTIFIER)\""))
      .finds("{ \(groups("1️⃣\"group.$(PRODUCT_BUNDLE_IDENTIFIER)\"2️⃣")) }")
    let keychain = { (items: String) in "\"keychain-access-groups\" = (\(items));" }
    check(keychain("\"$(AppIdentifierPrefix)org.shared\"")).accepts("{ \(keychain("\"ABCDE12345.org.shared\"")) }")
    // Each bundle has the group of its own identifier.
    check(keychain("")).accepts("{ \(keychain("\"$(AppIdentifierPrefix)org.cellar\"")) }")
    check(keychain("")).accepts("{ \(keychain("\"$(AppIdentifierPrefix)$(CFBundleIdentifier)\"")) }")
  }

  @Test func isSilentAboutWhatOnlyTheBuildKnows() {
    check(groups("\"$(UNKNOWN)\"")).accepts("{ \(groups("\"group.org.cellar\"")) }")
    check(groups("\"group.org.cellar\"")).accepts("{ \(groups("\"$(UNKNOWN)\"")) }")
  }

  @Test func otherCapitalsAndOtherSystemsAreNotReported() {
    check(groups("\"group.org.Cellar\"")).accepts("{ \(groups("\"group.org.cellar\"")) }")
    check("", own: "SDKROOT = watchos;", product: "application").accepts("{ \(groups("\"group.org.cellar\"")) }")
  }

  @Test func aGroupOfTheReleaseMayBeMissingFromOtherBuilds() {
    func check(_ configuration: String) -> ProjectCheck {
      let settings = { (file: String) in
        "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = \(file).entitlements;"
      }
      let widget = "SDKROOT = iphoneos; INFOPLIST_FILE = Widget.plist; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;"
      let project = ExampleProject(
        .init([("Enterprise", settings("Other")), (configuration, settings("App"))], embeds: ["Widget"]),
        .init([("Enterprise", widget), (configuration, widget)], name: "Widget", product: "app-extension")
      )
      let files = [
        "Info.plist": "{ CFBundlePackageType = APPL; }", "Widget.plist": "{ CFBundlePackageType = \"XPC!\"; }",
        "App.entitlements": "{ \(groups("\"group.org.cellar\"")) }", "Other.entitlements": "{ \(groups("")) }",
      ]
      return ProjectCheck(EntitlementGroupNotInApp.self, file: "Widget.entitlements", project, files)
    }
    check("Release").accepts("{ \(groups("\"group.org.cellar\"")) }")
    check("Debug").finds("{ \(groups("1️⃣\"group.org.cellar\"2️⃣")) }")
  }
}

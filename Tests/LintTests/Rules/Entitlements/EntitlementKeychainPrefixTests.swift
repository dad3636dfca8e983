import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementKeychainPrefixTests {
  private let check = RuleCheck(EntitlementKeychainPrefix.self, file: "App.entitlements")

  @Test func reportsGroupsWithoutTheTeam() {
    check.finds("{ \"keychain-access-groups\" = (1️⃣\"a.b\"2️⃣); }", at: [("1️⃣", "2️⃣")])
    check.fixes(
      "{ \"keychain-access-groups\" = (\"a.b\"); }",
      to: "{ \"keychain-access-groups\" = (\"$(AppIdentifierPrefix)a.b\"); }"
    )
  }

  @Test func reportsTheTeamTwice() {
    let findings = check.finds(
      "{ \"keychain-access-groups\" = (1️⃣\"$(AppIdentifierPrefix)A1B2C3D4E5.shared\"2️⃣); }",
      at: [("1️⃣", "2️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func anIdentifierMayStartWithAnotherTeam() {
    let signed = "CODE_SIGN_ENTITLEMENTS = App.entitlements; PRODUCT_BUNDLE_IDENTIFIER = A1B2C3D4E5.cellar;"
    let project = ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(signed)"))
    let files = ["Info.plist": "{ CFBundlePackageType = APPL; }"]
    ProjectCheck(EntitlementKeychainPrefix.self, file: "App.entitlements", project, files)
      .accepts("{ \"keychain-access-groups\" = (\"$(AppIdentifierPrefix)A1B2C3D4E5.cellar\"); }")
  }

  @Test func oneDotFollowsTheTeam() {
    let findings = check.finds(
      "{ \"keychain-access-groups\" = (1️⃣\"$(DEVELOPMENT_TEAM)a.b\"2️⃣, 3️⃣\"$(AppIdentifierPrefix).a.b\"4️⃣); }",
      at: [("1️⃣", "2️⃣"), ("3️⃣", "4️⃣")]
    )
    #expect(findings.map(\.severity) == [.warning, .warning])
    check.fixes(
      "{ \"keychain-access-groups\" = (\"$(DEVELOPMENT_TEAM)a.b\"); }",
      to: "{ \"keychain-access-groups\" = (\"$(DEVELOPMENT_TEAM).a.b\"); }"
    )
    check.fixes(
      "{ \"keychain-access-groups\" = (\"$(AppIdentifierPrefix).a.b\"); }",
      to: "{ \"keychain-access-groups\" = (\"$(AppIdentifierPrefix)a.b\"); }"
    )
  }

  @Test(arguments: [
    "$(DEVELOPMENT_TEAM).a.b",
    "$(AppIdentifierPrefix)a.b", "A1B2C3D4E5.a", "$(TeamIdentifierPrefix)a", "$(GROUP)", "com.apple.token", "", "*",
    "MY_TEAM.MY_IDENTIFIER",
  ])
  func acceptsOthers(group: String) {
    check.accepts("{ \"keychain-access-groups\" = (\"\(group)\"); }")
  }
}

import Testing

@testable import LintRules

@Suite struct EntitlementAppGroupPrefixTests {
  private let check = RuleCheck(EntitlementAppGroupPrefix.self, file: "App.entitlements")

  @Test func reportsNamesWithoutPrefix() {
    check.finds("{ \"com.apple.security.application-groups\" = (1️⃣\"a.b\"2️⃣, \"group.a.b\"); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func aDotFollowsTheTeam() {
    check.fixes(
      "{ \"com.apple.security.application-groups\" = (\"$(DEVELOPMENT_TEAM)a.b\"); }",
      to: "{ \"com.apple.security.application-groups\" = (\"$(DEVELOPMENT_TEAM).a.b\"); }"
    )
    check.accepts("{ \"com.apple.security.application-groups\" = (\"$(DEVELOPMENT_TEAM).a.b\"); }")
  }

  @Test(arguments: ["group.a", "$(TeamIdentifierPrefix)a.b", "A1B2C3D4E5.a.b", "$(GROUP)", ""])
  func acceptsPrefixes(group: String) {
    check.accepts("{ \"com.apple.security.application-groups\" = (\"\(group)\"); }")
  }

  @Test func writesEitherPrefix() {
    let text = "{ \"com.apple.security.application-groups\" = (\"a.b\"); }"
    check.fixes(text, to: "{ \"com.apple.security.application-groups\" = (\"group.a.b\"); }")
    check.fixes(text, to: "{ \"com.apple.security.application-groups\" = (\"$(TeamIdentifierPrefix)a.b\"); }", index: 1)
  }
}

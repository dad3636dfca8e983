import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct GroupNotInEntitlementsTests {
  private func check(_ entitlements: String, _ settings: String = "CODE_SIGN_ENTITLEMENTS = A.entitlements;")
    -> ProjectCheck
  {
    ProjectCheck(
      GroupNotInEntitlements.self,
      ExampleProject(
        .init("INFOPLIST_FILE = Info.plist; GROUP = group.a; \(settings)", product: "app-extension")
      ),
      ["A.entitlements": "{ \(entitlements) }"]
    )
  }

  private func provider(_ group: String) -> String {
    "{ NSExtension = { NSExtensionFileProviderDocumentGroup = \(group); }; }"
  }
  private let groups = "\"com.apple.security.application-groups\""
  private let containers = "\"com.apple.developer.ubiquity-container-identifiers\""

  @Test func reportsTheGroupOfAFileProvider() {
    let finding = check("\(groups) = (\"group.b\");").finds(provider("1️⃣\"group.a\"2️⃣")).first
    #expect(
      finding?.message
        == """
        NSExtensionFileProviderDocumentGroup names “group.a”, which com.apple.security.application-groups does not list.
        """
    )
    #expect(finding?.related.map(\.message) == ["A.entitlements lacks it"])
  }

  @Test func reportsContainers() {
    check("\(containers) = (\"iCloud.a\");")
      .finds("{ NSUbiquitousContainers = { \"iCloud.a\" = {}; 1️⃣\"iCloud.b\"2️⃣ = {}; }; }")
  }

  @Test func acceptsWhatIsListed() {
    check("\(groups) = (\"$(GROUP)\");").accepts(provider("\"group.a\""))
    check("\(groups) = (\"group.a\");").accepts(provider("\"$(GROUP)\""))
    check("\(groups) = (\"$(UNKNOWN)\");").accepts(provider("\"group.a\""))
    check("\(groups) = (\"group.a\");").accepts(provider("\"$(UNKNOWN)\""))
    check("", "CODE_SIGN_ENTITLEMENTS = \"$(UNKNOWN)\";").accepts(provider("\"group.a\""))
  }
}

import Testing

@testable import LintRules

@Suite struct EntitlementICloudIncompleteTests {
  private let check = RuleCheck(EntitlementICloudIncomplete.self, file: "App.entitlements")

  @Test func reportsCloudKitWithoutContainers() {
    check.finds("{ \"com.apple.developer.icloud-services\" = (CloudDocuments, 1️⃣CloudKit2️⃣); }", at: [("1️⃣", "2️⃣")])
  }

  @Test func acceptsContainersAndOtherServices() {
    check.accepts("{ \"com.apple.developer.icloud-services\" = (CloudDocuments); }")
    check.accepts(
      "{ \"com.apple.developer.icloud-services\" = (CloudKit); \"com.apple.developer.icloud-container-identifiers\" = (); }"
    )
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExportProfileUnknownTests {
  private let project = ExampleProject(
    .init("INFOPLIST_FILE = App/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = org.example.app;")
  )

  private var check: ProjectCheck {
    ProjectCheck(ExportProfileUnknown.self, file: "ExportOptions.plist", project, ["App/Info.plist": "{ a = b; }"])
  }

  @Test func reportsAProfileOfAnotherIdentifier() {
    check.finds(#"{ method = enterprise; provisioningProfiles = { 1️⃣"org.example.old"2️⃣ = P; }; }"#)
  }

  @Test func reportsAVariableWithoutAProject() {
    RuleCheck(ExportProfileUnknown.self, file: "ExportOptions.plist").finds(
      #"{ method = enterprise; provisioningProfiles = { 1️⃣"$(PRODUCT_BUNDLE_IDENTIFIER)"2️⃣ = P; }; }"#,
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func acceptsTheIdentifierAndWildcards() {
    check.accepts(#"{ method = enterprise; provisioningProfiles = { "org.example.app" = P; "org.example.*" = Q; }; }"#)
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct ExtensionScriptMissingTests {
  private let project = ExampleProject(
    .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", product: "app-extension", folder: "Share")
  )
  private func text(_ name: String) -> String {
    "{ NSExtension = { NSExtensionAttributes = { NSExtensionJavaScriptPreprocessingFile = \(name); }; }; }"
  }

  @Test func reportsAScriptThatIsNotThere() {
    let check = ProjectCheck(ExtensionScriptMissing.self, project, ["Share/Page.js": ""])
    check.finds(text("1️⃣Pages2️⃣"))
    check.accepts(text("Page"))
    #expect(check.finds(text("1️⃣page2️⃣")).first?.message.contains("case-sensitive") == true)
  }

  @Test func isSilentIfTheFilesAreNotKnown() {
    RuleCheck(ExtensionScriptMissing.self).accepts(text("Pages"))
  }
}

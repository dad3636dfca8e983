import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct FileSharingIncompleteTests {
  private let check = RuleCheck(FileSharingIncomplete.self)
  private let app = "CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES;"

  @Test func theFilesAppNeedsBothKeys() {
    check.finds("{ \(app) 1️⃣UIFileSharingEnabled2️⃣ = YES; }", at: [("1️⃣", "2️⃣")])
    check.fixes(
      "{ \(app) UIFileSharingEnabled = YES; }",
      to: "{ \(app) UIFileSharingEnabled = YES; LSSupportsOpeningDocumentsInPlace = 1; }"
    )
  }

  @Test func acceptsWhatIsDeclaredOrNotShared() {
    check.accepts("{ \(app) UIFileSharingEnabled = YES; LSSupportsOpeningDocumentsInPlace = NO; }")
    check.accepts("{ \(app) UIFileSharingEnabled = YES; UISupportsDocumentBrowser = YES; }")
    check.accepts("{ \(app) UIFileSharingEnabled = NO; }")
    check.accepts("{ UIFileSharingEnabled = YES; NSExtension = {}; }")
  }

  @Test func theFileOfConfigurationsForDevelopersIsNotChecked() {
    func findings(_ names: String...) -> Int {
      let project = ExampleProject(
        .init(names.map { ($0, "SDKROOT = iphoneos; INFOPLIST_FILE = \($0 == "Release" ? "Release" : "Info").plist;") })
      )
      return ProjectCheck(FileSharingIncomplete.self, project).findings(in: "{ UIFileSharingEnabled = YES; }").count
    }
    #expect(findings("Debug", "Staging", "Release") == 0)
    #expect(findings("Debug", "Beta", "Release") == 1)
    #expect(findings("Debug") == 1)
  }

  @Test func aBuildSettingMayDeclareIt() {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace = YES;"
    ProjectCheck(
      FileSharingIncomplete.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)"))
    )
    .accepts("{ UIFileSharingEnabled = YES; }")
  }
}

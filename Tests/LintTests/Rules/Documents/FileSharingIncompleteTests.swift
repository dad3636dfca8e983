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

  @Test func aBuildSettingMayDeclareIt() {
    let settings = "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_LSSupportsOpeningDocumentsInPlace = YES;"
    ProjectCheck(
      FileSharingIncomplete.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)"))
    )
    .accepts("{ UIFileSharingEnabled = YES; }")
  }
}

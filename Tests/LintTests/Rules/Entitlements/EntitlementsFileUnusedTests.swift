import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct EntitlementsFileUnusedTests {
  private func check(_ settings: String, file: String = "App/App.entitlements", folder: String? = nil) -> ProjectCheck {
    ProjectCheck(
      EntitlementsFileUnused.self,
      file: file,
      ExampleProject(.init("INFOPLIST_FILE = App/Info.plist; SDKROOT = iphoneos; \(settings)", folder: folder)),
      ["App/Info.plist": "{ a = b; }"]
    )
  }
  private let text = "{ \"com.apple.developer.healthkit\" = YES; }"

  @Test func reportsAFileThatNothingIsSignedWith() {
    let finding = check("").finds("1️⃣{2️⃣ \"com.apple.developer.healthkit\" = YES; }").first
    #expect(finding?.message.contains("CODE_SIGN_ENTITLEMENTS") == true)
    check("", file: "App/Sub/App.entitlements", folder: "App").finds("1️⃣{2️⃣ \"com.apple.developer.healthkit\" = YES; }")
  }

  @Test func acceptsFilesThatMayBeUsed() {
    check("CODE_SIGN_ENTITLEMENTS = App/App.entitlements;").accepts(text)
    check("CODE_SIGN_ENTITLEMENTS = \"$(FILE)\";").accepts(text)
    check("", file: "Other/App.entitlements").accepts(text)
    check("").accepts("{}")
    RuleCheck(EntitlementsFileUnused.self, file: "App.entitlements").accepts(text)
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct DataProtectionInBackgroundTests {
  private func check(_ modes: String) -> ProjectCheck {
    ProjectCheck(
      DataProtectionInBackground.self,
      file: "A.entitlements",
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements;")),
      ["Info.plist": "{ CFBundlePackageType = APPL; \(modes) }"]
    )
  }

  private func text(_ protection: String) -> String {
    "{ \"com.apple.developer.default-data-protection\" = \(protection); }"
  }

  @Test func reportsFilesThatALockedDeviceDoesNotRead() {
    let finding = check("UIBackgroundModes = (location);").finds(text("1️⃣NSFileProtectionComplete2️⃣")).first
    #expect(finding?.message.contains("“location”") == true)
  }

  @Test func acceptsAppsInTheForegroundAndOtherProtection() {
    check("").accepts(text("NSFileProtectionComplete"))
    check("UIBackgroundModes = ();").accepts(text("NSFileProtectionComplete"))
    check("UIBackgroundModes = (fetch);").accepts(text("NSFileProtectionCompleteUnlessOpen"))
  }
}

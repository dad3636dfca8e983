import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct AppCategoryMissingTests {
  private func check(_ settings: String = "SDKROOT = macosx;", sandbox: Bool = true) -> ProjectCheck {
    ProjectCheck(
      AppCategoryMissing.self,
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = A.entitlements; \(settings)")),
      ["A.entitlements": .plist("<key>com.apple.security.app-sandbox</key> <\(sandbox)/>")]
    )
  }

  @Test func reportsSandboxedAppsOfTheMac() { check().finds("1️⃣{2️⃣ CFBundlePackageType = APPL; }") }

  @Test func acceptsAppsWithACategoryAndOutsideTheStore() {
    check().accepts("{ CFBundlePackageType = APPL; LSApplicationCategoryType = \"public.app-category.music\"; }")
    check(sandbox: false).accepts("{ CFBundlePackageType = APPL; }")
    check("SDKROOT = iphoneos;").accepts("{ CFBundlePackageType = APPL; }")
    check("SDKROOT = macosx; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_LSApplicationCategoryType = a;")
      .accepts("{ CFBundlePackageType = APPL; }")
  }
}

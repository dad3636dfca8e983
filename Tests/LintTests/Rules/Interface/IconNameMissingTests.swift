import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct IconNameMissingTests {
  private func check(_ settings: String..., product: String = "application") -> ProjectCheck {
    let configurations = settings.enumerated().map { ("C\($0.offset)", "INFOPLIST_FILE = Info.plist; \($0.element)") }
    return ProjectCheck(IconNameMissing.self, ExampleProject(.init(configurations, product: product)))
  }

  @Test func reportsAppsWithoutAnIcon() {
    check("SDKROOT = iphoneos;").finds("1️⃣{2️⃣ a = b; }")
    check("SDKROOT = iphoneos; ASSETCATALOG_COMPILER_APPICON_NAME = \"\";").finds("1️⃣{2️⃣ a = b; }")
  }

  @Test(arguments: ["CFBundleIconName", "CFBundleIcons~ipad", "CFBundleIconFile", "CFBundleIconFiles"])
  func acceptsAnyKeyOfAnIcon(_ key: String) {
    check("SDKROOT = iphoneos;").accepts("{ \"\(key)\" = a; }")
  }

  @Test func acceptsABuildSetting() {
    check("SDKROOT = iphoneos; ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;").accepts("{ a = b; }")
    check("SDKROOT = iphoneos; ASSETCATALOG_COMPILER_APPICON_NAME = \"$(ICON)\";").accepts("{ a = b; }")
    check("SDKROOT = iphoneos;", "SDKROOT = iphoneos; ASSETCATALOG_COMPILER_APPICON_NAME = A;").accepts("{ a = b; }")
  }

  @Test func otherBundlesAreNotChecked() {
    check("SDKROOT = macosx;").accepts("{ a = b; }")
    check("").accepts("{ a = b; }")
    check("SDKROOT = iphoneos;", product: "app-extension").accepts("{ a = b; }")
    check("SDKROOT = iphoneos;")
      .accepts("<plist version=\"1.0\"><dict><key>WKApplication</key><true/></dict></plist>")
    RuleCheck(IconNameMissing.self).accepts("{ a = b; }")
  }

  @Test func anEmptyNameIsNone() {
    let text = "{ CFBundlePackageType = APPL; LSRequiresIPhoneOS = YES; CFBundleIconName = 1️⃣\"\"2️⃣; }"
    RuleCheck(IconNameMissing.self).finds(text, at: [("1️⃣", "2️⃣")])
    check("SDKROOT = iphoneos;").finds(text)
    RuleCheck(IconNameMissing.self).finds(
      "{ CFBundlePackageType = APPL; CFBundleIcons = { CFBundlePrimaryIcon = { CFBundleIconName = 1️⃣\"\"2️⃣; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    let plain = text.filter { !"1️⃣2️⃣".contains($0) }
    check("SDKROOT = iphoneos; ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;").accepts(plain)
    RuleCheck(IconNameMissing.self).accepts("{ CFBundlePackageType = APPL; CFBundleIconName = \"$(ICON)\"; }")
    check("SDKROOT = macosx;").accepts("{ CFBundlePackageType = APPL; CFBundleIconName = \"\"; }")
  }
}

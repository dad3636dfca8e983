import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct AlternateIconsIncompleteTests {
  @Test func aFileNeedsAName() {
    RuleCheck(AlternateIconsIncomplete.self).finds(
      "{ CFBundleIcons = { CFBundleAlternateIcons = { Dawn = { CFBundleIconFiles = (1️⃣\"\"2️⃣); }; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  private func chosen(_ code: String, _ settings: String = "", _ files: [String: String] = [:]) -> ProjectCheck {
    let settings = "INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; \(settings)"
    return ProjectCheck(
      AlternateIconsIncomplete.self,
      ExampleProject(.init(settings, folder: "App")),
      files.merging(["App/Icons.swift": code, "App/AppIcon.appiconset/Contents.json": "{}"]) { $1 }
    )
  }

  @Test(arguments: [
    "func f() { UIApplication.shared.setAlternateIconName(\"Dusk\") { _ in } }",
    "func f() async throws { try await UIApplication.shared.setAlternateIconName(\"Dusk\") }",
    "enum Icon { static let dusk = \"Dusk\" }\nfunc f() { UIApplication.shared.setAlternateIconName(Icon.dusk) { _ in } }",
  ])
  func namesInCodeMustBeListed(_ code: String) {
    let icons = { (name: String) in
      "CFBundleIcons = { CFBundleAlternateIcons = { \(name) = { CFBundleIconName = a; }; }; };"
    }
    let finding = chosen(code).finds("{ 1️⃣CFBundleIcons2️⃣\(icons("Dawn").dropFirst("CFBundleIcons".count)) }").first
    #expect(finding?.message.contains("Icons.swift chooses the alternate icon “Dusk”") == true)
    chosen(code).finds("1️⃣{2️⃣ CFBundleName = a; }")
    chosen(code).accepts("{ \(icons("Dusk")) }")
    let set = ["App/Dusk.appiconset/Contents.json": "{}"]
    chosen(code, "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = \"Dawn Dusk\";", set)
      .finds("1️⃣{2️⃣ CFBundleName = a; }")
    chosen(code, "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = Dusk;", set).accepts("{ CFBundleName = a; }")
    chosen(code, "ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS = YES;", set).accepts("{ CFBundleName = a; }")
    chosen(code, "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = \"$(ICONS)\";").accepts("{ CFBundleName = a; }")
  }

  @Test func aSettingMustNameASet() {
    let check = chosen("let a = 1", "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = Dusk;")
    #expect(check.finds("1️⃣{2️⃣ CFBundleName = a; }").first?.message.contains("names “Dusk”") == true)
    chosen("func f() { UIApplication.shared.setAlternateIconName(nil) }").accepts("{ CFBundleName = a; }")
    chosen("func f() { UIApplication.shared.setAlternateIconName(name) }").accepts("{ CFBundleName = a; }")
  }

  private let icons = "CFBundleIcons = { CFBundleAlternateIcons = { Night = { CFBundleIconFiles = (Night); }; }; };"

  @Test func reportsThePrimaryIconAmongTheAlternates() {
    RuleCheck(AlternateIconsIncomplete.self).finds(
      "{ CFBundleIcons = { CFBundleAlternateIcons = { 1️⃣CFBundlePrimaryIcon2️⃣ = { a = b; }; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
  }

  @Test func reportsIconsThatIPadLacks() {
    let text = "{ UIDeviceFamily = (1, 2); 1️⃣CFBundleIcons2️⃣ = { CFBundleAlternateIcons = { Night = { a = b; }; }; }; }"
    RuleCheck(AlternateIconsIncomplete.self).finds(text, at: [("1️⃣", "2️⃣")])
    RuleCheck(AlternateIconsIncomplete.self).accepts("{ UIDeviceFamily = (1); \(icons) }")
    RuleCheck(AlternateIconsIncomplete.self).accepts(
      "{ UIDeviceFamily = (1, 2); \(icons) \"CFBundleIcons~ipad\" = { a = b; }; }"
    )
  }

  @Test func anIconNeedsAName() {
    let check = RuleCheck(AlternateIconsIncomplete.self)
    check.finds(
      "{ CFBundleIcons = { CFBundleAlternateIcons = { Dawn = { CFBundleIconName = 1️⃣\"\"2️⃣; }; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.finds(
      "{ CFBundleIcons = { CFBundleAlternateIcons = { 1️⃣\"\"2️⃣ = { CFBundleIconName = Dawn; }; }; }; }",
      at: [("1️⃣", "2️⃣")]
    )
    check.accepts("{ CFBundleIcons = { CFBundleAlternateIcons = { Dawn = { CFBundleIconName = Dawn; }; }; }; }")
  }
}

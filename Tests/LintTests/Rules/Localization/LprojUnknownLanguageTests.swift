import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LprojUnknownLanguageTests {
  @Test(arguments: [
    ("base", "“base” is not a language"), ("BASE", "“BASE” is not a language"), ("cn", "Did you mean zh-Hans?"),
    ("es-formal", "Without it the code is es"), ("zh-rCN", "Without it the code is zh-CN"),
    ("xx", "Unknown language code"),
    ("strings", "Unknown language code"), ("", "Unknown language code"), ("12", "Unknown language code"),
  ])
  func findsOtherNames(_ name: String, _ words: String) {
    let findings = RuleCheck(LprojUnknownLanguage.self, file: "\(name).lproj/Localizable.strings")
      .finds("1️⃣\"a\" = \"b\";2️⃣\n\"c\" = \"d\";\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.message.contains(words) == true, "\(findings.map(\.message))")
    #expect(findings.first?.appStoreCode == "ITMS-90176")
  }

  @Test(arguments: [
    "Base", "English", "German", "ca", "ca-ES", "ckb", "de", "de-AT", "en_GB", "es-419", "kab", "mul", "nb-NO", "pt-BR",
    "sr-Latn", "sr-Latn-RS", "zh-Hans", "zh-Hant-HK", "zh_TW", "ca-valencia",
  ])
  func acceptsLanguages(_ name: String) {
    RuleCheck(LprojUnknownLanguage.self, file: "\(name).lproj/InfoPlist.strings").accepts("\"a\" = \"b\";")
  }

  @Test(arguments: [("en-UK", "Did you mean en-GB?"), ("de-XY", "not the code of a region")])
  func findsRegionsThatDoNotExist(_ name: String, _ words: String) {
    let findings = RuleCheck(LprojUnknownLanguage.self, file: "\(name).lproj/Localizable.strings")
      .finds("1️⃣\"a\" = \"b\";2️⃣\n", at: [("1️⃣", "2️⃣")])
    #expect(findings.first?.severity == .info)
    #expect(findings.first?.message.contains(words) == true, "\(findings.map(\.message))")
  }

  @Test func aFolderThatNoTargetTakesIsNotChecked() {
    let project = ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: "App"))
    let files = ["App/Info.plist": "{ CFBundlePackageType = APPL; }"]
    let table = "\"a\" = \"b\";"
    ProjectCheck(LprojUnknownLanguage.self, file: "Old/xx.lproj/Localizable.strings", project, files).accepts(table)
    let built = ProjectCheck(LprojUnknownLanguage.self, file: "App/xx.lproj/Localizable.strings", project, files)
    #expect(built.findings(in: table).count == 1)
  }

  @Test func otherFoldersAndFilesAreNotChecked() {
    RuleCheck(LprojUnknownLanguage.self, file: "xx/Localizable.strings").accepts("\"a\" = \"b\";")
    RuleCheck(LprojUnknownLanguage.self, file: "xx.lproj/Localizable.strings").accepts("/* nothing */")
    RuleCheck(LprojUnknownLanguage.self, file: "xx.lproj/Info.plist").accepts("{ a = b; }")
  }
}

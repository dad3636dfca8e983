import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct DisplayNameOnlyTranslatedTests {
  private func check(_ infoPlist: String = "", _ settings: String = "", _ files: [String: String] = [:]) -> ProjectCheck
  {
    ProjectCheck(
      DisplayNameOnlyTranslated.self,
      file: "de.lproj/InfoPlist.strings",
      ExampleProject(.init("INFOPLIST_FILE = Info.plist; \(settings)", folder: ".")),
      files.merging(["Info.plist": "{ CFBundleName = a; \(infoPlist) }", "en.lproj/A.strings": "a = b;"]) { $1 }
    )
  }

  @Test func reportsANameThatOnlyOneLanguageHas() {
    check().finds("1️⃣CFBundleDisplayName2️⃣ = \"Keller\";")
  }

  @Test func acceptsANameInTheInfoPlistASettingOrItsLanguage() {
    let text = "CFBundleDisplayName = \"Keller\";"
    check("CFBundleDisplayName = Cellar;").accepts(text)
    check("", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Cellar;").accepts(text)
    check("", "", ["en.lproj/InfoPlist.strings": "CFBundleDisplayName = Cellar;"]).accepts(text)
    check().accepts("CFBundleName = \"Keller\";")
  }
}

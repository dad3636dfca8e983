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

  @Test func reportsANameThatACatalogHasInOtherLanguagesAlone() {
    func findings(_ languages: String..., infoPlist: String = "", file: String = "InfoPlist.xcstrings") -> Int {
      let units = languages.map { #""\#($0)": { "stringUnit": { "state": "translated", "value": "Keller" } }"# }
      let text =
        #"{ "sourceLanguage": "en", "strings": { "CFBundleDisplayName": { "localizations": { \#(units.joined(separator: ", ")) } } }, "version": "1.0" }"#
      return ProjectCheck(
        DisplayNameOnlyTranslated.self,
        file: file,
        ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")),
        ["Info.plist": "{ CFBundleName = a; CFBundleDevelopmentRegion = en; \(infoPlist) }"]
      ).findings(in: text).count
    }
    #expect(findings("de") == 1)
    #expect(findings("de", "en") == 0)
    #expect(findings("de", infoPlist: "CFBundleDisplayName = Cellar;") == 0)
    #expect(findings("de", file: "Localizable.xcstrings") == 0)
  }

  @Test func acceptsANameInTheInfoPlistASettingOrItsLanguage() {
    let text = "CFBundleDisplayName = \"Keller\";"
    check("CFBundleDisplayName = Cellar;").accepts(text)
    check("", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = Cellar;").accepts(text)
    check("", "", ["en.lproj/InfoPlist.strings": "CFBundleDisplayName = Cellar;"]).accepts(text)
    check().accepts("CFBundleName = \"Keller\";")
  }
}

import Testing

@testable import LintRules

@Suite struct StringsTableMissingTests {
  private func messages(_ files: [String: String]) -> [String] {
    LocalizedProject(
      files.merging(["en.lproj/Menu.strings": "a = b;", "en.lproj/Localizable.strings": "c = d;"]) { $1 }
    )
    .findings(StringsTableMissing.self, in: "en.lproj/Menu.strings").map(\.message)
  }

  @Test func namesTheLanguages() {
    #expect(messages(["de.lproj/Localizable.strings": "c = d;"]) == ["The language de has no table Menu."])
    let several = messages(["de.lproj/Localizable.strings": "", "fr.lproj/Localizable.strings": ""])
    #expect(several == ["2 languages have no table Menu: de, fr."])
  }

  @Test func otherLanguagesDoNotMatter() {
    #expect(messages(["de.lproj/InfoPlist.strings": "a = b;", "en.lproj/InfoPlist.strings": ""]).isEmpty)
    #expect(
      messages(["de.lproj/Localizable.strings": "", "de.lproj/Menu.stringsdict": "<plist><dict/></plist>"]).isEmpty
    )
    #expect(messages(["en-GB.lproj/Localizable.strings": ""]).isEmpty, "a region needs only what differs")
    #expect(messages(["de.lproj/Other.strings": "a = b;"]).isEmpty, "the base language does not have it either")
  }

  @Test func storyboardsAreTranslatedInAllLanguages() {
    let files = [
      "Base.lproj/Main.storyboard": "<document/>", "de.lproj/Main.strings": "\"a.text\" = \"Hallo\";",
      "de.lproj/InfoPlist.strings": "CFBundleName = a;", "fr.lproj/InfoPlist.strings": "CFBundleName = a;",
    ]
    let found = LocalizedProject(files).findings(StringsTableMissing.self, in: "de.lproj/Main.strings")
    #expect(found.map(\.message) == ["fr has no table “Main”, so Main.storyboard is not translated there."])
    let more = files.merging(["fr.lproj/Main.strings": "\"a.text\" = \"Salut\";"]) { first, _ in first }
    #expect(LocalizedProject(more).findings(StringsTableMissing.self, in: "de.lproj/Main.strings").isEmpty)
    let own = files.merging(["fr.lproj/Main.storyboard": "<document/>"]) { first, _ in first }
    #expect(LocalizedProject(own).findings(StringsTableMissing.self, in: "de.lproj/Main.strings").isEmpty)
  }
}

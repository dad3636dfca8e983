import LanguageFeatures
import Testing

@Suite struct TranslationLensesTests {
  private let other = "\"other\" = \"O\";"

  private func lenses(_ file: String, _ files: [String: String]) -> [String] {
    let project = TableProject(files)
    let document = project.document(file)
    return TranslationLenses.lenses(in: document, project: project.context(file)).map {
      "\(document.text.string(in: $0.range)): \($0.title)"
    }
  }

  @Test func aKeyNamesTheLanguagesThatLackIt() {
    let files = [
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\"; c = \"C\";",
      "de.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
      "fr.lproj/Localizable.strings": "\"b\" = \"B\";",
      "fr.lproj/Localizable.stringsdict": "<plist><dict><key>a</key><dict/></dict></plist>",
    ]
    #expect(lenses("en.lproj/Localizable.strings", files) == ["c: Missing in 2 languages: de, fr"])
    #expect(lenses("de.lproj/Localizable.strings", files).isEmpty, "other languages follow the base language")
  }

  @Test func regionsNeedOnlyWhatDiffers() {
    let files = [
      "en.lproj/Localizable.strings": "\"a\" = \"A\";", "en-GB.lproj/Localizable.strings": other,
      "de.lproj/Localizable.strings": other, "de-AT.lproj/Localizable.strings": other,
    ]
    #expect(lenses("en.lproj/Localizable.strings", files) == ["a: Missing in de"])
  }

  @Test func textsOfStoryboardsCount() {
    let files = [
      "en.lproj/Main.strings": "\"a\" = \"A\";", "de.lproj/Main.strings": other, "Base.lproj/Main.storyboard": "",
    ]
    #expect(lenses("en.lproj/Main.strings", files).isEmpty)
  }

  @Test func catalogsHaveThemToo() {
    let texts = ["de", "es", "fr", "it", "ja", "ko"].map {
      "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}"
    }
    let files = [
      "Menu.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "All": {"localizations": {\(texts.joined(separator: ", "))}},
        "Some": {"localizations": {\(texts[0])}}, "%@": {}, "Old": {"extractionState": "stale"}}}
      """
    ]
    #expect(lenses("Menu.xcstrings", files) == ["Some: Missing in 5 languages: es, fr, it, ja, ko"])
    #expect(lenses("Package.swift", files).isEmpty)
  }

  @Test func longListsAreCut() {
    var files = ["en.lproj/Localizable.strings": "\"a\" = \"A\";"]
    for language in ["da", "de", "es", "fr", "it", "ja"] { files["\(language).lproj/Localizable.strings"] = other }
    #expect(lenses("en.lproj/Localizable.strings", files) == ["a: Missing in 6 languages: da, de, es, fr, it, …"])
  }
}

import Testing

@testable import LintFacts

@Suite struct LanguageCodeTests {
  @Test(arguments: [
    ("de", "de-AT", true), ("German", "de", true), ("pt-BR", "pt_PT", true), ("zh-Hans", "zh_CN", true),
    ("zh", "zh-Hans", true), ("zh-Hant", "zh-HK", true), ("zh-Hans", "zh-Hant", false), ("sr", "sr-Latn", false),
    ("de", "da", false),
  ])
  func familiesAreLanguagesInOneScript(_ code: String, _ other: String, _ isSame: Bool) {
    #expect((LanguageCode.family(code) == LanguageCode.family(other)) == isSame)
  }

  @Test func scriptsMakeNoOtherLanguage() {
    #expect(LanguageCode.isSameLanguage("zh-Hans", "zh-Hant"))
    #expect(!LanguageCode.isSameLanguage("", "de"))
  }
}

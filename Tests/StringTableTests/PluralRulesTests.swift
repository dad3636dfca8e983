import StringTable
import Testing

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", [PluralCategory.one, .other]),
    ("ja", [.other]),
    ("zh-Hans", [.other]),
    ("pt_BR", [.one, .other]),
    ("ru", [.one, .few, .many, .other]),
    ("cs", [.one, .few, .other]),
    ("sl", [.one, .two, .few, .other]),
    ("lv", [.zero, .one, .other]),
    ("ar", PluralCategory.allCases),
  ])
  func knowsTheCategoriesOfALanguage(_ language: String, _ categories: [PluralCategory]) {
    #expect(PluralRules.categories(of: language) == categories)
  }

  @Test func knowsNothingOfOthers() {
    #expect(PluralRules.categories(of: "tlh") == nil)
    #expect(PluralRules.categories(of: "English") == nil)
    #expect(PluralRules.categories(of: "") == nil)
  }
}

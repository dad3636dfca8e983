import Testing

@testable import LintEngine

@Suite struct WordsTests {
  @Test func listsHaveCommas() {
    #expect(Words.all([]) == "")
    #expect(Words.all(["de"]) == "de")
    #expect(Words.all(["de", "fr"]) == "de and fr")
    #expect(Words.all(["de", "fr", "it"]) == "de, fr and it")
    #expect(Words.either(["a", "b", "c"]) == "a, b or c")
  }
}

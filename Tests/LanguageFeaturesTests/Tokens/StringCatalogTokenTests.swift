import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

/// The meanings of the parts of string catalogs.
@Suite struct StringCatalogTokenTests {
  private let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld 🎧" : {
          "extractionState" : "stale",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "value" : "🎧 %lld \\"St.\\" 100 %",
                "state" : "translated"
              }
            },
            "fr" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "new", "value" : "" } } } } }
          }
        },
        "b" : { }
      }
    }
    """

  private func tokens(range: Range<Int>? = nil) -> [String] {
    let document = Document(path: "/app/Localizable.xcstrings", text: SourceText(text))
    let tokens = SemanticTokens.tokens(in: document, range: range)
    for (token, next) in zip(tokens, tokens.dropFirst()) { #expect(token.range.upperBound <= next.range.lowerBound) }
    return tokens.map { "\($0.kind)\($0.isDeprecated ? "-" : "") \(document.text.string(in: $0.range))" }
  }

  @Test func keysLanguagesStatesAndPlaceholders() {
    #expect(
      tokens() == [
        "key- \"%lld 🎧\"", "state \"stale\"", "language \"de\"", "string \"🎧 ", "formatSpecifier %lld",
        "string  \\\"St.\\\" 100 %\"", "state \"translated\"", "language \"fr\"", "state \"new\"", "string \"\"",
        "key \"b\"",
      ]
    )
  }

  @Test func onlyTheTextsOfARange() {
    #expect(tokens(range: (text.utf8.count - 8)..<text.utf8.count) == ["key \"b\""])
  }
}

import StringTable
import Testing

@Suite struct StringCatalogTests {
  private let catalog = StringCatalog(
    Array(
      #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "" : { },
          "hello" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
              "fr" : { "stringUnit" : { "state" : "new", "value" : "Hello" } },
              "it" : { "stringUnit" : { "state" : "translated", "value" : "" } }
            }
          },
          "count" : {
            "localizations" : {
              "pl" : { "variations" : { "plural" : { "other" : { "stringUnit" : { "state" : "new", "value" : "%d" } } } } }
            }
          },
          "brand" : { "shouldTranslate" : false }
        },
        "version" : "1.0"
      }
      """#.utf8
    )
  )

  @Test func findsWhatIsTranslated() throws {
    let catalog = try #require(catalog)
    #expect(catalog.sourceLanguage == "en")
    // An empty text is of a language too, which then lacks it.
    #expect(catalog.languages == ["de", "en", "it", "pl"])
    #expect(["de", "en", "fr", "it"].map { catalog.isTranslated("hello", into: $0) } == [true, true, false, false])
    #expect(catalog.isTranslated("count", into: "pl"))
    #expect(catalog.isTranslated("brand", into: "ja"))
    #expect(!catalog.isTranslated("other", into: "en"))
    #expect(catalog.contains("brand") && !catalog.contains("other"))
  }

  @Test(arguments: ["", "{", "[]", "{ \"strings\" : { } }", "{ \"sourceLanguage\" : \"en\" }"])
  func otherTextsAreNone(_ text: String) {
    #expect(StringCatalog(Array(text.utf8)) == nil)
  }
}

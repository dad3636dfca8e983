import LanguageFeatures
import ProjectFiles
import SourceText
import TestSupport
import Testing

/// The actions in string catalogs, without the fixes of findings.
@Suite struct StringCatalogActionTests {
  private let marked = MarkedText(
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "1️⃣a 🎧" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "2️⃣needs_review",
                "value" : "A"
              }
            },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "3️⃣A" } }
          }
        },
        "4️⃣b" : {
          "extractionState" : "stale"
        },
        "5️⃣c" : {
          "comment" : "C"
        }
      }
    }
    """
  )
  private var document: Document { Document(path: "/app/Localizable.xcstrings", text: marked.source) }

  private func rewritings(_ marker: Character) -> [CodeActionProposal] {
    CodeActions.rewritings(in: document, selection: marked[marker]..<marked[marker])
  }

  private func text(after action: CodeActionProposal?) -> String? {
    action.map { document.text.applying($0.edits).string }
  }

  @Test func theStateOfATranslationChanges() {
    let review = rewritings("2️⃣")
    #expect(review.map(\.title) == ["Mark as translated"])
    #expect(text(after: review.first) == marked.text.replacing("needs_review", with: "translated"))
    let translated = rewritings("3️⃣")
    #expect(translated.map(\.title) == ["Mark to be reviewed"])
    let changed = marked.text.replacing("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\"")
    #expect(text(after: translated.first) == changed)
    #expect(rewritings("1️⃣").isEmpty)
  }

  @Test func aStaleKeyIsRemoved() {
    let actions = rewritings("4️⃣")
    #expect(actions.map(\.title) == ["Remove the key b, which code no longer uses"])
    #expect(
      text(after: actions.first)
        == marked.text.replacing("    \"b\" : {\n      \"extractionState\" : \"stale\"\n    },\n", with: "")
    )
    #expect(rewritings("5️⃣").isEmpty)
  }

  @Test func aTextIsPutIntoTheOtherLanguagesMarkedAsNew() throws {
    let selection = marked["5️⃣"]..<marked["5️⃣"]
    let action = try #require(CodeActions.translations(in: document, selection: selection, table: nil).first)
    #expect(action.title == "Insert “c” into 2 other languages")
    let expected = """
          "c" : {
            "comment" : "C",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "c"
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "c"
                }
              }
            }
          }
      """
    #expect(text(after: action)?.contains(expected) == true)
    #expect(CodeActions.translations(in: document, selection: marked["1️⃣"]..<marked["1️⃣"], table: nil).isEmpty)
  }

  @Test func languagesAreAddedInOrder() throws {
    let text = """
      { "sourceLanguage" : "en", "strings" : {
      "a" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "A" } } } },
      "b" : { "localizations" : { "cs" : { "stringUnit" : { "state" : "translated", "value" : "A" } },
      "fr" : { "stringUnit" : { "state" : "translated", "value" : "A" } } } } } }
      """
    let document = Document(path: "/app/Localizable.xcstrings", text: SourceText(text))
    let offset = try #require(text.utf8.firstRange(of: Array("\"a\"".utf8))?.lowerBound)
    let place = text.utf8.distance(from: text.utf8.startIndex, to: offset)
    let action = try #require(CodeActions.translations(in: document, selection: place..<place, table: nil).first)
    let catalog = Document(path: "/app/Localizable.xcstrings", text: document.text.applying(action.edits)).catalog
    #expect(catalog?["a"]?.translations.map(\.language) == ["cs", "de", "fr"])
  }
}

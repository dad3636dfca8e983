import LanguageFeatures
import TestSupport
import Testing

/// The text over languages and keys of a string catalog.
@Suite struct StringCatalogHoverTests {
  private let marked = MarkedText(
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "1️⃣don🎧e" : {
          "localizations" : {
            "2️⃣d3️⃣e4️⃣" : { "stringUnit" : { "state" : "needs_review", "value" : "Fertig" } },
            "5️⃣en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } }
          }
        },
        "6️⃣old" : { "extractionState" : "stale" },
        "same" : { "shouldTranslate" : false }
      }
    }
    """
  )

  private func hover(_ marker: Character, readingCode: Bool = false) -> HoverResult? {
    let file = "Localizable.xcstrings"
    let code = "let a = NSLocalizedString(\"don🎧e\", comment: \"\")\n"
    let project = TableProject([file: marked.text, "A.swift": code, "B.swift": code])
    let context = project.context(file)
    if readingCode { _ = context.strings.uses }
    return Hover.hover(in: project.document(file), at: marked[marker], project: context)
  }

  @Test func aLanguageHasItsNameAndItsProgress() throws {
    let found = try #require(hover("3️⃣"))
    #expect(found.range == marked.range("2️⃣", "4️⃣"))
    #expect(found.text.markdown.contains("`de` · German"))
    #expect(found.text.markdown.contains("Translated: 0 of 2"))
    #expect(found.text.plainText.contains("to be reviewed: 1"))
    #expect(found.text.plainText.contains("missing: 1"))
  }

  @Test func theSourceLanguageIsNamedAsSuch() {
    #expect(hover("5️⃣")?.text.plainText.contains("The language that the texts are written in.") == true)
  }

  @Test func aKeyShowsWhereCodeUsesItOnceTheCodeWasRead() {
    #expect(hover("1️⃣", readingCode: true)?.text.plainText.contains("Used in A.swift:1, B.swift:1") == true)
    #expect(hover("1️⃣")?.text.plainText.contains("Used in") == false, "a hover does not wait for the code")
  }

  @Test func aStaleKeyIsMarked() {
    #expect(hover("6️⃣")?.text.plainText.contains("Code no longer asks for this key") == true)
  }
}

import LanguageFeatures
import SourceText
import TestSupport
import Testing

/// Keys, languages, states and forms at the cursor in a string catalog.
@Suite struct StringCatalogCompletionTests {
  private let code = """
    let texts = [NSLocalizedString("Open 🎧", comment: ""), NSLocalizedString("done", comment: "")]
    let other = NSLocalizedString("Elsewhere", tableName: "Other", comment: "")
    """

  private func proposals(_ marked: String, _ options: CompletionOptions = CompletionOptions()) -> [CompletionProposal] {
    let text = MarkedText(marked)
    let file = "Localizable.xcstrings"
    let project = TableProject([
      file: text.text, "A.swift": code, "en.lproj/Localizable.strings": "\"old\" = \"Old \\\"text\\\"\";",
      "Package.swift": "",
      "fr.lproj/Localizable.strings": "",
    ])
    return Completion.answer(
      in: project.document(file),
      at: text["1️⃣"],
      options: options,
      limit: 100,
      project: project.context(file)
    ).proposals
  }

  private func labels(_ marked: String) -> [String] { proposals(marked).map(\.label) }

  /// Returns the document after the proposal with `label` is accepted.
  private func accepting(_ label: String, _ marked: String) -> String? {
    let text = SourceText(MarkedText(marked).text)
    return proposals(marked).first { $0.label == label }.map { proposal in
      text.applying((proposal.otherEdits + [proposal.edit]).sorted { $0.range.lowerBound < $1.range.lowerBound }).string
    }
  }

  private func catalog(_ texts: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(texts)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private func text(_ members: String) -> String {
    catalog("    \"done 🎧\" : {\n      \"localizations\" : {\n\(members)\n      }\n    }")
  }

  // MARK: Keys

  @Test func keysOfCodeAndOfOtherFilesOfTheTableAreProposed() {
    let found = proposals(catalog("    \"1️⃣\""))
    #expect(found.map(\.label) == ["Open 🎧", "done", "old"])
    #expect(found.map(\.detail) == ["A.swift:1", "A.swift:1", "Old \"text\""])
    #expect(labels(catalog("    \"done\" : {\n\n    },\n    \"1️⃣\"")) == ["Open 🎧", "old"])
  }

  @Test func aKeyIsWrittenAsXcodeWritesIt() {
    let whole = catalog("    \"done\" : {\n\n    }")
    #expect(accepting("done", catalog("    \"1️⃣\"")) == whole)
    #expect(accepting("done", catalog("    \"do1️⃣")) == whole)
    #expect(accepting("done", catalog("    1️⃣")) == whole)
    let old = """
          "old" : {
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Old \\"text\\""
                }
              }
            }
          }
      """
    #expect(accepting("old", catalog("    \"1️⃣\"")) == catalog(old))
  }

  @Test func aCommaThatIsMissingIsAdded() {
    let before = catalog("    \"a\" : {\n\n    }\n    \"1️⃣\"")
    #expect(accepting("done", before) == catalog("    \"a\" : {\n\n    },\n    \"done\" : {\n\n    }"))
    let after = catalog("    \"1️⃣\"\n    \"z\" : {\n\n    }")
    #expect(accepting("done", after) == catalog("    \"done\" : {\n\n    },\n    \"z\" : {\n\n    }"))
  }

  @Test func aKeyWithAValueIsReplacedAlone() {
    #expect(accepting("done", catalog("    \"do1️⃣\" : { }")) == catalog("    \"done\" : { }"))
    #expect(
      labels(catalog("    \"a\" : { \"1️⃣\" }")) == ["comment", "extractionState", "localizations", "shouldTranslate"]
    )
    #expect(labels(catalog("    \"a\" : { \"comment\" : \"\", \"1️⃣\" : 1 }")).first == "extractionState")
    #expect(labels("{ \"1️⃣\" }") == ["sourceLanguage", "strings", "version"])
  }

  // MARK: Languages

  @Test func languagesOfTheCatalogAndOfTheProjectComeFirst() {
    let german = "        \"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"Fertig\" } }"
    let other = "    \"other\" : {\n      \"localizations\" : {\n        \"1️⃣\"\n      }\n    },\n"
    let marked = text(german).replacing("    \"done 🎧\"", with: other + "    \"done 🎧\"")
    let found = proposals(marked)
    #expect(found.prefix(4).map(\.label) == ["de", "en", "fr", "ar"])
    #expect(found.first?.detail == "German")
    #expect(labels(text(german + ",\n        \"1️⃣\"")).contains("de") == false, "it has this one")
  }

  @Test func aTranslationBeginsWithTheTextOfTheSourceToBeReviewed() {
    let expected = """
              "fr" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "done 🎧"
                }
              }
      """
    #expect(accepting("fr", text("        \"1️⃣\"")) == text(expected))
  }

  @Test func clientsWithoutSnippetsGetOneLine() {
    let plain = proposals(text("        \"1️⃣\""), CompletionOptions(usesSnippets: false))
    #expect(plain.allSatisfy { !$0.edit.replacement.contains("\n") })
  }

  // MARK: Forms

  private func translation(_ content: String, _ language: String = "cs") -> String {
    text("        \"\(language)\" : { \(content) }")
  }

  @Test func theFormsAreThoseOfTheLanguage() {
    let plurals = { (forms: String) in "\"variations\" : { \"plural\" : { \(forms) } }" }
    #expect(labels(translation(plurals("\"1️⃣\""))) == ["one", "few", "other", "zero", "two", "many"])
    let one = "\"one\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"\" } }, \"1️⃣\""
    #expect(labels(translation(plurals(one), "ja")) == ["other", "zero", "two", "few", "many"])
    #expect(labels(translation("\"variations\" : { \"device\" : { \"1️⃣\" } }")).contains("applewatch"))
    #expect(labels(translation("\"variations\" : { \"1️⃣\" }")) == ["device", "plural"])
    #expect(labels(translation("\"1️⃣\"")) == ["stringUnit", "substitutions", "variations"])
    let variation = accepting("plural", translation("\"variations\" : { \"1️⃣\" }")) ?? ""
    let categories = ["\"few\"", "\"one\"", "\"other\""].compactMap { variation.firstRange(of: $0)?.lowerBound }
    #expect(categories.count == 3 && categories == categories.sorted())
  }

  @Test func theVariablesAreThoseThatTheTextNames() {
    let unit = "\"stringUnit\" : { \"state\" : \"new\", \"value\" : \"%#@dny@ a %2$#@noci@\" }"
    #expect(labels(translation("\(unit), \"substitutions\" : { \"1️⃣\" }")) == ["dny", "noci"])
    let variable = "\"substitutions\" : { \"dny\" : { \"1️⃣\" } }"
    #expect(labels(translation("\(unit), \(variable)")) == ["argNum", "formatSpecifier", "variations"])
  }

  // MARK: Values

  @Test func statesAreProposed() {
    let unit = { (state: String) in "\"stringUnit\" : { \"state\" : \(state), \"value\" : \"A\" }" }
    let states = ["translated", "needs_review", "new", "stale"]
    #expect(labels(translation(unit("\"1️⃣\""))) == states)
    #expect(labels(translation(unit("1️⃣"))) == states)
    #expect(accepting("needs_review", translation(unit("\"ne1️⃣w\""))) == translation(unit("\"needs_review\"")))
    #expect(accepting("new", translation(unit("1️⃣"))) == translation(unit("\"new\"")))
    let extraction = catalog("    \"a\" : { \"extractionState\" : \"1️⃣\" }")
    #expect(labels(extraction) == ["manual", "migrated", "extracted_with_value", "stale"])
    #expect(labels(catalog("    \"a\" : { \"shouldTranslate\" : 1️⃣ }")) == ["false", "true"])
    #expect(labels(catalog("").replacing("\"en\"", with: "\"e1️⃣\"")).prefix(2) == ["en", "el"])
  }

  @Test func otherPlacesHaveNoProposals() {
    #expect(labels(catalog("    \"a\" : { \"comment\" : \"1️⃣\" }")).isEmpty)
    #expect(labels(catalog("    \"a\" : { \"other\" : { \"1️⃣\" } }")).isEmpty)
    #expect(labels(catalog("    \"a\"1️⃣ : { }")).isEmpty)
    #expect(labels("1️⃣").isEmpty)
    #expect(labels("[ 1️⃣ ]").isEmpty)
  }
}

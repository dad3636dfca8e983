import LanguageFeatures
import SourceText
import TestSupport
import Testing

/// The text of the base language and its placeholders in values of string tables.
@Suite struct TranslationCompletionTests {
  private let english = #"""
    "plain" = "A \"good\" note\nof \\ mine"; "one" = "Delete %@"; "two" = "%@ of %d"; "numbers" = "%2$@ in %1$@";
    """#

  private func proposals(_ marked: String, file: String = "de.lproj/Localizable.strings") -> [CompletionProposal] {
    let text = MarkedText(marked)
    let project = TableProject([
      file: text.text, "en.lproj/Localizable.strings": english, "project.yml": TableProject.specification,
      "Info.plist":
        "{ CFBundleDevelopmentRegion = en; CFBundleDisplayName = \"Notes & more\"; CFBundleName = \"$(NAME)\"; }",
    ])
    return Completion.answer(
      in: project.document(file),
      at: text["1️⃣"],
      options: CompletionOptions(),
      limit: 50,
      project: project.context(file)
    ).proposals
  }

  /// Returns the document after the proposal with `label` is accepted.
  private func accepting(_ label: String, _ marked: String, file: String = "de.lproj/Localizable.strings") -> String? {
    let proposal = proposals(marked, file: file).first { $0.label == label }
    return proposal.map { SourceText(MarkedText(marked).text).applying([$0.edit]).string }
  }

  @Test func offersTheTextOfTheBaseLanguage() {
    let label = #"A "good" note of \ mine"#
    let whole = #""plain" = "A \"good\" note\nof \\ mine";"#
    #expect(accepting(label, #""plain" = "1️⃣";"#) == whole)
    #expect(accepting(label, #""plain" = "A \"g1️⃣";"#) == whole)
    #expect(accepting(label, #""plain" = "1️⃣"#) == whole)
    #expect(accepting(label, #""plain" = 1️⃣;"#) == whole)
    #expect(proposals(#""plain" = "1️⃣";"#).first?.detail == "Text in en")
  }

  @Test func offersOnlyWhatFits() {
    #expect(proposals(#""plain" = "Zz1️⃣";"#).isEmpty)
    #expect(proposals(#""unknown" = "1️⃣";"#).isEmpty)
    #expect(proposals(#""one" = "1️⃣";"#, file: "en.lproj/Other.strings").isEmpty)
  }

  @Test func offersThePlaceholdersThatAreLacking() {
    #expect(accepting("%@", #""one" = "%1️⃣ löschen";"#) == #""one" = "%@ löschen";"#)
    #expect(accepting("%2$d", #""two" = "%1️⃣ von";"#) == #""two" = "%2$d von";"#)
    #expect(accepting("%1$@", #""two" = "%2$d: %11️⃣";"#) == #""two" = "%2$d: %1$@";"#)
    #expect(accepting("%d", #""two" = "%@ von %1️⃣";"#) == #""two" = "%@ von %d";"#)
    #expect(accepting("%2$@", #""numbers" = "%1️⃣";"#) == #""numbers" = "%2$@";"#)
  }

  @Test func placeholdersThatArePresentAreNotOffered() {
    #expect(proposals(#""one" = "%@ %1️⃣";"#).filter { $0.label.hasPrefix("%") }.isEmpty)
    #expect(proposals(#""two" = "%2$d %1️⃣";"#).filter { $0.label.hasPrefix("%") }.map(\.label) == ["%1$@"])
    #expect(proposals(#""one" = "100%%1️⃣";"#).isEmpty, "a written percent sign")
  }

  @Test func anInfoPlistTableOffersTheValueOfTheInfoPlist() {
    let file = "de.lproj/InfoPlist.strings"
    let whole = #"CFBundleDisplayName = "Notes & more";"#
    #expect(accepting("Notes & more", #"CFBundleDisplayName = "1️⃣";"#, file: file) == whole)
    #expect(!proposals(#"CFBundleName = "1️⃣";"#, file: file).contains { $0.label == "$(NAME)" })
  }

  @Test func tablesInXMLAreEscaped() {
    let open = "<plist><dict><key>CFBundleDisplayName</key><string>"
    let found = accepting("Notes & more", open + "1️⃣</string></dict></plist>", file: "de.lproj/InfoPlist.strings")
    #expect(found == open + "Notes &amp; more</string></dict></plist>")
  }

  private func catalog(_ source: String, _ german: String) -> String {
    """
    { "sourceLanguage" : "en", "strings" : { "Say “%@” to %lld" : { "localizations" : {
      \(source)
      "de" : { "stringUnit" : { "state" : "new", "value" : "\(german)" } }
    } } } }
    """
  }

  @Test func catalogsOfferTheSourceOrTheKey() {
    let file = "Localizable.xcstrings"
    let source = #""en" : { "stringUnit" : { "state" : "translated", "value" : "Tell \"%@\" %lld" } },"#
    let found = accepting(#"Tell "%@" %lld"#, catalog(source, "1️⃣"), file: file)
    #expect(found == catalog(source, #"Tell \"%@\" %lld"#))
    #expect(accepting("Say “%@” to %lld", catalog("", "1️⃣"), file: file) == catalog("", "Say “%@” to %lld"))
    #expect(accepting("%2$lld", catalog("", "Sag %1️⃣"), file: file) == catalog("", "Sag %2$lld"))
    #expect(proposals(catalog(source, "").replacing("Tell", with: "1️⃣Tell"), file: file).isEmpty)
  }
}

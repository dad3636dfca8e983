import LanguageFeatures
import Testing

@Suite struct TableHoverTests {
  private let project = TableProject([
    "de.lproj/Localizable.strings": "/* Title of the list */\n\"list\" = \"Notizen\";\n\"only\" = \"Nur hier\";\n",
    "en.lproj/Localizable.strings": "\"list\" = \"Notes\";\n",
    "fr.lproj/Localizable.strings": "\"list\" = \"\";\n",
    "Menu.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "File" : {
          "comment" : "Menu",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Datei" } }
          }
        }
      }
    }
    """,
  ])

  private func page(_ file: String, _ offset: Int) -> String {
    let hover = Hover.hover(in: project.document(file), at: offset, project: project.context(file))
    return hover?.text.markdown ?? ""
  }

  @Test func showsAllLanguagesAndTheComment() {
    let page = page("de.lproj/Localizable.strings", 26)
    #expect(page.contains("Title of the list"))
    #expect(page.contains("| `de` | Notizen |"))
    #expect(page.contains("| `en` | Notes |"))
  }

  @Test func marksMissingLanguages() {
    #expect(page("de.lproj/Localizable.strings", 46).contains("| `en` | missing |"))
  }

  @Test func catalogsShowTheirLanguagesWithTheState() {
    let page = page("Menu.xcstrings", 60)
    #expect(page.contains("| `de` | Datei (to be reviewed) |"))
    #expect(page.contains("| `en` | File |"))
    #expect(page.contains("Menu"))
  }

  @Test func aKeyOfAStoryboardShowsItsObject() {
    let storyboard = #"<document targetRuntime="iOS.CocoaTouch"><label id="aB1-c2-D3e" text="Title"/></document>"#
    let project = TableProject([
      "Base.lproj/Main.storyboard": storyboard, "de.lproj/Main.strings": "\"aB1-c2-D3e.text\" = \"Titel\";",
    ])
    let file = "de.lproj/Main.strings"
    let hover = Hover.hover(in: project.document(file), at: 3, project: project.context(file))
    #expect(hover?.text.markdown.contains("`UILabel` “Title” in Main.storyboard, property `text`") == true)
  }

  @Test func aTableAloneShowsNothing() {
    let document = project.document("de.lproj/Localizable.strings")
    #expect(Hover.hover(in: document, at: 26) == nil)
  }
}

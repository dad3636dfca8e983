import LanguageFeatures
import TestSupport
import Testing

/// The text and the order of the base language.
@Suite struct BaseTableActionTests {
  private func results(_ german: String, like english: String) -> [String: String] {
    let text = MarkedText(german)
    let project = TableProject(["de.lproj/A.strings": text.text, "en.lproj/A.strings": english])
    let document = project.document("de.lproj/A.strings")
    let place = max(text["1️⃣"], 0)
    let table = project.context("de.lproj/A.strings").table
    let actions = CodeActions.rewritings(in: document, selection: place..<place, table: table)
    return Dictionary(actions.map { ($0.title, document.text.applying($0.edits).string) }) { first, _ in first }
  }

  private let english = "\"b\" = \"B \\\"%@\\\"\";\n\"a\" = \"A\";\n"

  @Test func theEntriesGetTheOrderOfTheBase() {
    let found = results("/* A */\n\"a\" = \"1\";\n\"b\" = \"2\";\n", like: english)
    #expect(found["Sort like en"] == "\"b\" = \"2\";\n/* A */\n\"a\" = \"1\";\n")
    #expect(results("\"b\" = \"2\";\n\"a\" = \"1\";\n", like: english)["Sort like en"] == nil)
  }

  @Test func theTextOfTheBaseIsCopied() {
    let found = results("\"a\" = \"1\";\n\"b1️⃣\" = \"2\"; // two\n", like: english)
    #expect(
      found["Replace with the text of en"]
        == "\"a\" = \"1\";\n/* TODO: translate */\n\"b\" = \"B \\\"%@\\\"\"; // two\n"
    )
    #expect(results("\"a1️⃣\" = \"A\";\n", like: english)["Replace with the text of en"] == nil)
    #expect(results("\"own1️⃣\" = \"A\";\n", like: english)["Replace with the text of en"] == nil)
  }

  @Test func theBaseHasNone() {
    let project = TableProject([
      "de.lproj/A.strings": english, "en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n",
    ])
    let table = project.context("en.lproj/A.strings").table
    let document = project.document("en.lproj/A.strings")
    #expect(CodeActions.rewritings(in: document, selection: 1..<1, table: table).isEmpty)
  }
}

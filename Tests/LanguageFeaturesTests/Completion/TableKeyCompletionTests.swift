import LanguageFeatures
import SourceText
import TestSupport
import Testing

@Suite struct TableKeyCompletionTests {
  private func proposals(_ marked: String) -> [CompletionProposal] {
    let text = MarkedText(marked)
    let file = "de.lproj/Localizable.strings"
    let project = TableProject([file: text.text, "en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"b\" = \"%@ b\";\n"])
    return Completion.proposals(in: project.document(file), at: text["1️⃣"], project: project.context(file))
  }

  @Test func offersTheKeysThatAreMissingWithTheirTexts() {
    let found = proposals("\"a\" = \"A\";\n\"1️⃣\"\n")
    #expect(found.map(\.label) == ["b"])
    #expect(found.first?.detail == "%@ b")
    #expect(found.first?.edit.replacement.contains("%@ b") == true)
  }

  @Test func offersEachKeyOnceInTablesWithManyEqualKeys() {
    let repeated = String(repeating: "\"a\" = \"A\";\n", count: 300)
    let file = "de.lproj/Localizable.strings"
    let text = MarkedText("\(repeated)\"1️⃣\"\n")
    let project = TableProject([
      file: text.text, "en.lproj/Localizable.strings": "\(repeated)\"b\" = \"B\";\n\"b\" = \"C\";\n",
    ])
    let found = Completion.proposals(in: project.document(file), at: text["1️⃣"], project: project.context(file))
    #expect(found.map(\.label) == ["b"])
  }

  @Test func offersNoKeysInAValue() {
    #expect(proposals("\"a\" = \"1️⃣\";").map(\.label) == ["A"])
  }
}

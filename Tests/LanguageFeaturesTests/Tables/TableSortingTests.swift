import LanguageFeatures
import PropertyList
import SourceText
import Testing

/// Entries in the order of the base language.
@Suite struct TableSortingTests {
  private func sorted(_ german: String, like english: String, in file: String = "Localizable.strings") throws -> String
  {
    let name = "de.lproj/\(file)"
    let project = TableProject([name: german, "en.lproj/\(file)": english])
    let document = project.document(name)
    let table = try #require(project.context(name).table)
    let result = document.text.applying(try TableSorting.edits(in: document, of: table))
    let again = TableProject([name: result.string, "en.lproj/\(file)": english])
    let next = try #require(again.context(name).table)
    #expect(try TableSorting.edits(in: again.document(name), of: next).isEmpty)
    return result.string
  }

  @Test func entriesGetTheOrderOfTheBase() throws {
    #expect(
      try sorted(
        "/* Own */\n\"own\" = \"0\";\n\"c\" = \"C\";\n/* A */\n\"a\" = \"A\";\n\"b\" = \"B\";\n",
        like: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"missing\" = \"\";\n\"c\" = \"3\";\n"
      ) == "/* A */\n\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C\";\n/* Own */\n\"own\" = \"0\";\n"
    )
  }

  @Test func ofDuplicatesTheLastStaysTheLast() throws {
    #expect(
      try sorted(
        "\"b\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"A\";\n",
        like: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n"
      )
        == "\"a\" = \"A\";\n\"b\" = \"1\";\n\"b\" = \"2\";\n"
    )
  }

  @Test func pluralFormsMoveAsAWhole() throws {
    let text = { (keys: [String]) in
      "<plist>\n<dict>\n"
        + keys.map {
          "\t<!-- \($0) -->\n\t<key>\($0)</key>\n\t<dict>\n\t\t<key>other</key>\n\t\t<string>x</string>\n\t</dict>\n"
        }
        .joined() + "</dict>\n</plist>\n"
    }
    #expect(try sorted(text(["b", "a"]), like: text(["a", "b"]), in: "L.stringsdict") == text(["a", "b"]))
  }

  @Test func theBaseAndTablesWithoutOneStay() throws {
    let project = TableProject(["en.lproj/A.strings": "b = 1;\na = 2;\n", "de.lproj/B.strings": "b = 1;\na = 2;\n"])
    for name in ["en.lproj/A.strings", "de.lproj/B.strings"] {
      let table = try #require(project.context(name).table)
      #expect(try TableSorting.edits(in: project.document(name), of: table).isEmpty)
    }
  }

  @Test(arguments: [("\"a\" = \"1;\n", "\"a\" = \"1\";", "de"), ("\"a\" = \"1\";", "\"a\" = \"1", "en")])
  func filesWithErrorsAreNamed(german: String, english: String, language: String) throws {
    let name = "de.lproj/A.strings"
    let project = TableProject([name: german, "en.lproj/A.strings": english])
    let table = try #require(project.context(name).table)
    let refusal = #expect(throws: TableRefusal.self) {
      try TableSorting.edits(in: project.document(name), of: table)
    }
    #expect(refusal?.path == "/app/\(language).lproj/A.strings")
    #expect(refusal?.message == "Not changed: line 1 has an error. Fix it first.")
  }
}

import LanguageFeatures
import ProjectFiles
import SourceText
import Testing

@Suite struct DocumentMergeTests {
  private func merge(_ name: String, _ base: String, _ ours: String, _ theirs: String) -> DocumentMerge {
    let document = { (text: String) in Document(path: "/app/\(name)", text: SourceText(text)) }
    return DocumentMerge(base: document(base), ours: document(ours), theirs: document(theirs))
  }

  private let table = "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n"

  @Test func entriesThatBothAddAtOnePlaceAreKept() {
    let merge = merge("a.strings", table, table + "\n/* C */\n\"c\" = \"3\";\n", table + "\n/* D */\n\"d\" = \"4\";\n")
    #expect(merge.conflicts.isEmpty)
    #expect(merge.text == table + "\n/* C */\n\"c\" = \"3\";\n\n/* D */\n\"d\" = \"4\";\n")
  }

  @Test func changesOfNeighborsAndRemovalsAreKept() {
    let ours = "/* A */\n\"a\" = \"one\";\n\n/* B */\n\"b\" = \"2\";\n"
    let merge = merge("a.strings", table, ours, "/* A */\n\"a\" = \"1\";\n")
    #expect(merge.conflicts.isEmpty)
    #expect(merge.text == "/* A */\n\"a\" = \"one\";\n")
  }

  @Test func anEntryThatBothChangeIsAConflict() {
    let merge = merge(
      "a.strings",
      "\"a\" = \"1\";\n\"b\" = \"\";\n",
      "\"a\" = \"2\";\n\"b\" = \"\";\n",
      "\"a\" = \"3\";\n\"b\" = \"\";\n"
    )
    #expect(merge.conflicts == [["a"]])
    #expect(
      merge.text == """
        <<<<<<< ours
        "a" = "2";
        =======
        "a" = "3";
        >>>>>>> theirs
        "b" = "";

        """
    )
  }

  @Test func theSameChangeOnBothSidesIsNone() {
    let merge = merge("a.strings", "\"a\" = \"1\";\n", "\"a\" = \"2\";\n", "\"a\" = \"2\";\n")
    #expect(merge.conflicts.isEmpty)
    #expect(merge.text == "\"a\" = \"2\";\n")
  }

  private func list(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(content)</dict>\n</plist>\n"
  }

  @Test func dictionariesInsideAreMerged() {
    let entry = { (key: String, inner: String) in "\t<key>\(key)</key>\n\t<dict>\n\(inner)\t</dict>\n" }
    let line = { (key: String) in "\t\t<key>\(key)</key>\n\t\t<true/>\n" }
    let merge = merge(
      "Info.plist",
      list(entry("N", line("A"))),
      list(entry("N", line("A") + line("B"))),
      list(entry("N", line("A") + line("C")) + "\t<key>M</key>\n\t<string>m</string>\n")
    )
    #expect(merge.conflicts.isEmpty)
    #expect(
      merge.text == list(entry("N", line("A") + line("B") + line("C")) + "\t<key>M</key>\n\t<string>m</string>\n")
    )
  }

  @Test func anEmptyDictionaryIsFilled() {
    let empty = list("")
    let merge = merge("Info.plist", empty, empty, list("\t<key>A</key>\n\t<true/>\n"))
    #expect(merge.text == list("\t<key>A</key>\n\t<true/>\n"))
  }

  private func catalog(_ strings: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private func key(_ name: String, _ languages: String...) -> String {
    let texts = languages.map { language in
      """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(name) \(language)"
                  }
                }
      """
    }
    return "    \"\(name)\" : {\n      \"localizations\" : {\n\(texts.joined(separator: ",\n"))\n      }\n    }"
  }

  @Test func languagesAndKeysOfACatalogAreMergedInTheOrderOfXcode() {
    let base = catalog(key("b", "de"))
    let ours = catalog([key("b", "de", "fr"), key("d", "de")].joined(separator: ",\n"))
    let theirs = catalog([key("a", "de"), key("b", "de", "it"), key("c", "de")].joined(separator: ",\n"))
    let merge = merge("a.xcstrings", base, ours, theirs)
    #expect(merge.conflicts.isEmpty)
    let expected = [key("a", "de"), key("b", "de", "fr", "it"), key("c", "de"), key("d", "de")]
    #expect(merge.text == catalog(expected.joined(separator: ",\n")))
  }

  @Test func theCommaBelongsToBothSidesOfAConflict() {
    let text = { (comment: String) in
      catalog("    \"a\" : {\n\(comment)      \"extractionState\" : \"manual\"\n    }")
    }
    let comment = { (value: String) in "      \"comment\" : \"\(value)\",\n" }
    let merge = merge("a.xcstrings", text(comment("1")), text(comment("2")), text(comment("3")))
    #expect(merge.conflicts == [["strings", "a", "comment"]])
    let conflict = "<<<<<<< ours\n\(comment("2"))=======\n\(comment("3"))>>>>>>> theirs\n"
    #expect(merge.text == text(conflict))
  }

  @Test func aNewFileOnBothSidesHasNoBase() {
    let merge = merge("a.strings", "", "\"a\" = \"1\";\n", "\"b\" = \"2\";\n")
    #expect(merge.conflicts.isEmpty)
    #expect(merge.text == "\"b\" = \"2\";\n\"a\" = \"1\";\n" || merge.text == "\"a\" = \"1\";\n\"b\" = \"2\";\n")
  }

  @Test func linesAreComparedWhereAVersionHasAnError() {
    let merge = merge("a.strings", table, "x\n\"a\" = \"1\";\n\"b\" = ", "x\n\"a\" = \"2\";\n\"b\" = ")
    #expect(merge.unreadable == .ours)
    #expect(merge.conflicts.count == 1)
    #expect(merge.text == "x\n<<<<<<< ours\n\"a\" = \"1\";\n=======\n\"a\" = \"2\";\n>>>>>>> theirs\n\"b\" = ")
  }

  @Test func linesAreComparedWhereAKeyIsThereTwice() {
    let merge = merge("a.strings", "", "\"a\" = \"1\";\n\"a\" = \"2\";\n", "\"a\" = \"1\";\n")
    #expect(merge.unreadable != nil)
    #expect(merge.text.contains("<<<<<<<"))
  }
}

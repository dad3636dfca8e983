import LanguageFeatures
import PropertyList
import SourceText
import Testing

/// Texts that a language lacks are added, marked as to be translated.
@Suite struct TableCompletionTests {
  private func completed(_ files: [String: String], _ name: String) throws -> String {
    let project = TableProject(files)
    let document = project.document(name)
    let table = try #require(project.context(name).table)
    let edits = try TableCompletion.edits(in: document, of: table)
    let result = document.text.applying(edits)
    #expect(result.count == 0 || PropertyListTree.parse(result).isReadable)
    if !edits.isEmpty {
      let again = try completed(files.merging([name: result.string]) { $1 }, name)
      #expect(again == result.string)
    }
    return result.string
  }

  private func completed(_ german: String, like english: String) throws -> String {
    try completed(["de.lproj/A.strings": german, "en.lproj/A.strings": english], "de.lproj/A.strings")
  }

  private let english = """
    /* File */

    /* Button */
    "start" = "Start";
    "stop" = "Stop \\"%@\\"";
    "end" = "End"; // of it

    """

  @Test func entriesFollowTheOneThatTheyFollowInTheBase() throws {
    #expect(
      try completed("\"end\" = \"Ende\";\n\"start\" = \"Los\"; /* go */\n", like: english) == """
        "end" = "Ende";
        "start" = "Los"; /* go */
        /* TODO: translate */
        "stop" = "Stop \\"%@\\"";

        """
    )
    #expect(
      try completed("/* Kopf */\n\n\"stop\" = \"Halt\";\n", like: english) == """
        /* Kopf */

        /* Button */
        /* TODO: translate */
        "start" = "Start";
        "stop" = "Halt";
        /* TODO: translate */
        "end" = "End";

        """
    )
  }

  @Test func emptyTablesGetEverything() throws {
    let all = """
      /* Button */
      /* TODO: translate */
      "start" = "Start";

      """
    #expect(try completed("", like: "/* Button */\n\"start\" = \"Start\";\n") == all)
    #expect(try completed("/* x */", like: "/* Button */\n\"start\" = \"Start\";\n") == "/* x */\n" + all)
  }

  @Test func pluralForms() throws {
    let plural = "\t<key>n</key>\n\t<dict>\n\t\t<key>other</key>\n\t\t<string>x</string>\n\t</dict>\n"
    let files = [
      "de.lproj/A.stringsdict": "<plist>\n<dict>\n</dict>\n</plist>\n",
      "en.lproj/A.stringsdict": "<plist>\n<dict>\n\t<!-- N -->\n\(plural)</dict>\n</plist>\n",
    ]
    #expect(
      try completed(files, "de.lproj/A.stringsdict")
        == "<plist>\n<dict>\n\t<!-- N -->\n\t<!-- TODO: translate -->\n\(plural)</dict>\n</plist>\n"
    )
  }

  @Test func whatAnotherFileOfTheLanguageHasIsNotMissing() throws {
    let files = [
      "de.lproj/A.strings": "\"a\" = \"1\";\n",
      "de.lproj/A.stringsdict": "<plist><dict><key>n</key><dict/></dict></plist>",
      "en.lproj/A.strings": "\"a\" = \"1\";\n\"n\" = \"2\";\n",
    ]
    #expect(try completed(files, "de.lproj/A.strings") == files["de.lproj/A.strings"])
  }

  @Test func regionsAndTheBaseStay() throws {
    let files = [
      "de.lproj/A.strings": "\"b\" = \"1\";\n", "de-AT.lproj/A.strings": "", "en-GB.lproj/A.strings": "",
      "en.lproj/A.strings": "\"a\" = \"1\";\n",
    ]
    for name in ["de-AT.lproj/A.strings", "en-GB.lproj/A.strings", "en.lproj/A.strings"] {
      #expect(try completed(files, name) == files[name])
    }
    #expect(try completed(files, "de.lproj/A.strings") == "/* TODO: translate */\n\"a\" = \"1\";\n\"b\" = \"1\";\n")
  }
}

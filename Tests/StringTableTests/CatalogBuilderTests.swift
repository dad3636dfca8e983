import Foundation
import PropertyList
import SourceText
import StringTable
import Testing

/// `.strings` and `.stringsdict` files become a string catalog.
@Suite struct CatalogBuilderTests {
  private func catalog(_ files: (language: String, text: String)...) throws -> [String: Any] {
    var builder = CatalogBuilder(sourceLanguage: "en")
    for file in files { try builder.add(.parse(SourceText(file.text)), file.language) }
    let catalog = try #require(StringCatalog(Array(builder.text().utf8)))
    #expect(catalog.tree.printed() == catalog.tree.bytes)
    let object = try JSONSerialization.jsonObject(with: Data(catalog.tree.bytes))
    let strings = try #require((object as? [String: Any])?["strings"])
    return try #require(strings as? [String: Any])
  }

  /// Compares by Foundation's reader.
  private func expect(_ found: Any?, _ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let found = try #require(found as? NSObject, sourceLocation: sourceLocation)
    let expected = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSObject
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  @Test func textIsThatOfXcode() throws {
    var builder = CatalogBuilder(sourceLanguage: "en")
    try builder.add(.parse(SourceText("/* Title */\n\"b\" = \"B \\\"q\\\"\";\n")), "en")
    #expect(
      builder.text() == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "b" : {
              "comment" : "Title",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "B \"q\""
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """#
    )
  }

  @Test func commentsOfAllLanguagesAreKeptOnceAndMarksAreStates() throws {
    var builder = CatalogBuilder(sourceLanguage: "en")
    try builder.add(.parse(SourceText("/* File */\n\n/* One */\n// Two\n\"a\" = \"A\"; // Three\n")), "en")
    #expect(builder.lostComments == 1)
    let strings = try catalog(
      ("en", "/* One */\n// Two\n\"a\" = \"A\"; // Three\n/* Do not translate */\n\"b\" = \"B\";"),
      ("de", "/* One */\n/* Vier */\n/* TODO: translate */\n\"a\" = \"A\";"),
      ("fr", "/* TODO: review translation */\n\"a\" = \"A\";")
    )
    let unit = { (state: String) in #"{"stringUnit": {"state": "\#(state)", "value": "A"}}"# }
    try expect(
      strings["a"],
      """
      {"comment": "One\\nTwo\\nThree\\nVier", "extractionState": "manual", "localizations":
      {"en": \(unit("translated")), "de": \(unit("new")), "fr": \(unit("needs_review"))}}
      """
    )
    #expect((strings["b"] as? [String: Any])?["shouldTranslate"] as? Bool == false)
  }

  static func plural(_ format: String, _ variables: (name: String, type: String, forms: [String: String])...) -> String
  {
    let parts = variables.map { name, type, forms in
      "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
        + forms.sorted { $0.key < $1.key }.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
    }
    return
      "<plist version=\"1.0\"><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + parts.joined() + "</dict></dict></plist>"
  }

  private func localization(_ text: String) throws -> Any? {
    let entry = try catalog(("en", text))["n"] as? [String: Any]
    return (entry?["localizations"] as? [String: Any])?["en"]
  }

  @Test func aVariableThatIsTheWholeTextBecomesForms() throws {
    try expect(
      localization(Self.plural("%#@files@", ("files", "ld", ["one": "One &amp; file", "other": "%ld files"]))),
      """
      {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "One & file"}},
      "other": {"stringUnit": {"state": "translated", "value": "%ld files"}}}}}
      """
    )
  }

  @Test func otherVariablesBecomeSubstitutions() throws {
    try expect(
      localization(
        Self.plural(
          "%2$#@b@ in %1$#@a@",
          ("b", "%d", ["one": "%02d file", "other": "%d of %3$@"]),
          ("a", "lu", ["other": "%1$lu (%1$02lu)"])
        )
      ),
      """
      {"stringUnit": {"state": "translated", "value": "%2$#@b@ in %1$#@a@"}, "substitutions": {
      "a": {"argNum": 1, "formatSpecifier": "lu", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg (%1$02lu)"}}}}},
      "b": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%2$02d file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg of %3$@"}}}}}}}
      """
    )
  }

  @Test func formsThatDoNotNameTheArgumentNeedAVariable() throws {
    let found = try localization(Self.plural("%#@a@", ("a", "d", ["one": "one", "other": "many"])))
    let substitutions = (found as? [String: Any])?["substitutions"] as? [String: Any]
    #expect(substitutions?.keys.sorted() == ["a"])
  }

  @Test func formsForDevices() throws {
    try expect(
      localization(
        "<plist><dict><key>n</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>"
          + "<key>other</key><string>Tap</string></dict></dict></dict></plist>"
      ),
      """
      {"variations": {"device": {"mac": {"stringUnit": {"state": "translated", "value": "Click"}},
      "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}
      """
    )
  }

  @Test(
    arguments: [
      (plural("%#@a@", ("a", "d", ["other": "%@"])), .unnumberedInForm("a", placeholder: "%@")),
      (plural("%#@a@", ("a", "d", ["other": "%d %d"])), .unnumberedInForm("a", placeholder: "%d")),
      (
        plural("%#@a@", ("a", "d", ["other": "%d %#@b@"]), ("b", "d", ["other": "%d"])),
        .variableInForm("a")
      ),
      (plural("%#@b@", ("a", "d", ["other": "%d"])), .undefinedVariable("b")),
      (plural("text", ("a", "d", ["other": "%d"])), .unusedVariable("a")),
      (plural("%#@a@", ("a", "", ["other": "%d"])), .noValueType("a")),
      (
        plural("%#@a@", ("a", "d", ["other": "%d", "some": "x"])),
        .partIsNoForm("a")
      ),
      (
        "<plist><dict><key>n</key><dict><key>NSStringVariableWidthRuleType</key><dict/></dict></dict></plist>",
        .widths
      ),
      ("{ n = { a = b; }; }", .noFormat), ("{ n = (a); }", .notText),
    ] as [(String, ConversionProblem.Reason)]
  )
  func whatCatalogsCannotRepresentIsNamed(text: String, reason: ConversionProblem.Reason) {
    var builder = CatalogBuilder(sourceLanguage: "en")
    let problem = #expect(throws: ConversionProblem.self) { try builder.add(.parse(SourceText(text)), "en") }
    #expect(problem?.key == "n" && problem?.language == "en")
    #expect(problem?.reason == reason)
  }

  @Test func aKeyInBothFilesOfALanguageIsNamed() throws {
    var builder = CatalogBuilder(sourceLanguage: "en")
    try builder.add(.parse(SourceText("n = x;")), "en")
    let problem = #expect(throws: ConversionProblem.self) {
      try builder.add(.parse(SourceText(Self.plural("%#@a@", ("a", "d", ["other": "%d"])))), "en")
    }
    #expect(problem?.key == "n" && problem?.language == "en" && problem?.reason == .inBothFiles)
  }
}

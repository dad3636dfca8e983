import Foundation
import PropertyList
import SourceText
import StringTable
import Testing

/// A string catalog becomes `.strings` and `.stringsdict` files, and back.
@Suite struct TableBuilderTests {
  private func catalog(_ strings: String) throws -> StringCatalog {
    let text = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    return try #require(StringCatalog(Array(text.utf8)))
  }

  private func tables(_ strings: String) throws -> [String: TableBuilder.Language] {
    let languages = try TableBuilder(try catalog(strings)).languages
    return Dictionary(uniqueKeysWithValues: languages.map { ($0.code, $0) })
  }

  /// Returns the value of the key `n` in English as Foundation reads it.
  private func plural(_ localization: String, key: String = "n") throws -> NSObject? {
    let text = try #require(
      try tables(#""\#(key)": {"localizations": {"en": \#(localization)}}"#)["en"]?.stringsDictionary
    )
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: NSObject]
    return list?[key]
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private func expected(_ format: String, _ name: String, _ type: String, _ forms: [String: String]) -> NSObject {
    let rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]
    return ["NSStringLocalizedFormatKey": format, name: rule.merging(forms) { $1 }] as [String: Any] as NSDictionary
  }

  @Test func textsWithCommentsAndStates() throws {
    let found = try tables(
      #"""
      "a b": {"comment": "One\nTwo", "localizations": {"de": \#(unit("Ä \\\"x\\\"")), "fr": \#(unit("F", "needs_review")),
      "it": \#(unit("", "new")), "es": \#(unit("E", "new"))}},
      "c": {"shouldTranslate": false}
      """#
    )
    #expect(
      found["en"]?.strings
        == "/* One\nTwo */\n\"a b\" = \"a b\";\n\n/* Do not translate */\n\"c\" = \"c\";\n"
    )
    #expect(found["de"]?.strings == "/* One\nTwo */\n\"a b\" = \"Ä \\\"x\\\"\";\n")
    #expect(found["fr"]?.strings == "/* One\nTwo */\n/* TODO: review translation */\n\"a b\" = \"F\";\n")
    #expect(found["es"]?.strings == "/* One\nTwo */\n/* TODO: translate */\n\"a b\" = \"E\";\n")
    #expect(found.keys.sorted() == ["de", "en", "es", "fr"])
    #expect(found.values.allSatisfy { $0.stringsDictionary == nil })
  }

  @Test func formsBecomeAVariable() throws {
    let forms = #"{"variations": {"plural": {"one": \#(unit("A file")), "other": \#(unit("%lld files"))}}}"#
    #expect(try plural(forms) == expected("%#@value@", "value", "lld", ["one": "A file", "other": "%lld files"]))
  }

  @Test func theNumberMayBeALaterArgument() throws {
    let forms = #"{"variations": {"plural": {"one": \#(unit("%@ has a file")), "other": \#(unit("%@ has %d files"))}}}"#
    #expect(
      try plural(forms)
        == expected("%2$#@value@", "value", "d", ["one": "%1$@ has a file", "other": "%1$@ has %2$d files"])
    )
  }

  @Test func theNumberMayBeInTheKeyAlone() throws {
    let forms = #"{"variations": {"plural": {"one": \#(unit("A file")), "other": \#(unit("Files"))}}}"#
    #expect(
      try plural(forms, key: "%lld files")
        == expected("%#@value@", "value", "lld", ["one": "A file", "other": "Files"])
    )
  }

  @Test func substitutionsBecomeVariables() throws {
    let localization = #"""
      {"stringUnit": {"state": "translated", "value": "100%% %#@files@"}, "substitutions": {"files": {"argNum": 2,
      "formatSpecifier": "lld", "variations": {"plural": {"one": \#(unit("%arg file of %1$@")), "other": \#(unit("%arg"))}}}}}
      """#
    #expect(
      try plural(localization)
        == expected("100%% %2$#@files@", "files", "lld", ["one": "%2$lld file of %1$@", "other": "%lld"])
    )
  }

  @Test func formsForDevices() throws {
    let localization = #"{"variations": {"device": {"mac": \#(unit("Click")), "other": \#(unit("Tap"))}}}"#
    #expect(
      try plural(localization)
        == ["NSStringDeviceSpecificRuleType": ["mac": "Click", "other": "Tap"]] as NSDictionary
    )
  }

  @Test(
    arguments: [
      (#"{"stringSet": {"state": "new", "values": []}}"#, .catalogOnly(["stringSet"])),
      (#"{"variations": {"plural": {"other": {"variations": {}}}}}"#, .unreadable),
      (
        #"{"variations": {"device": {"mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "%d"}}}}}}}}"#,
        .formWithoutText
      ),
      (
        #"{"variations": {"plural": {"other": {"stringUnit": {"value": "%d of %d"}}}}}"#,
        .severalNumbers
      ),
      (
        #"{"variations": {"plural": {"other": {"stringUnit": {"value": "x"}}}}}"#,
        .noNumber
      ),
      (
        #"""
        {"stringUnit": {"value": "x"}, "substitutions": {"v": {"formatSpecifier": "d",
        "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}
        """#, .unusedVariable("v")
      ),
      (
        #"""
        {"stringUnit": {"value": "%#@v@ %#@w@"}, "substitutions": {"v": {"formatSpecifier": "d",
        "variations": {"plural": {"other": {"stringUnit": {"value": "%arg"}}}}}}}
        """#, .undefinedVariable("w")
      ),
    ] as [(String, ConversionProblem.Reason)]
  )
  func whatTablesCannotRepresentIsNamed(localization: String, reason: ConversionProblem.Reason) throws {
    let catalog = try catalog(#""n": {"localizations": {"de": \#(localization)}}"#)
    let problem = #expect(throws: ConversionProblem.self) { try TableBuilder(catalog) }
    #expect(problem?.key == "n" && problem?.language == "de")
    #expect(problem?.reason == reason)
  }

  @Test func thereAndBackTheValuesAreEqual() throws {
    let english = "/* One */\n\"a\" = \"A \\U00e9\\n\";\n\n/* TODO: translate */\n\"b\" = \"%1$@ 100%%\";\n"
    let plural = CatalogBuilderTests.plural(
      "%2$#@b@ in %1$#@a@",
      ("b", "d", ["one": "a file", "other": "%d of %3$@"]),
      ("a", "lu", ["other": "%1$lu (%1$02lu)"])
    )
    var builder = CatalogBuilder(sourceLanguage: "en")
    try builder.add(.parse(SourceText(english)), "en")
    try builder.add(.parse(SourceText(plural)), "en")
    let catalog = try #require(StringCatalog(Array(builder.text().utf8)))
    let language = try #require(try TableBuilder(catalog).languages.first)
    #expect(
      PropertyListTree.parse(SourceText(language.strings ?? "")).value
        == PropertyListTree.parse(SourceText(english)).value
    )
    let entry = try #require(
      PropertyListTree.parse(SourceText(language.stringsDictionary ?? "")).root?.value(forKey: "n")
    )
    #expect(entry.value(forKey: "NSStringLocalizedFormatKey")?.stringValue == "%2$#@b@ in %1$#@a@")
    #expect(entry.value(forKey: "b")?.value(forKey: "other")?.stringValue == "%2$d of %3$@")
    #expect(entry.value(forKey: "a")?.value(forKey: "other")?.stringValue == "%1$lu (%1$02lu)")
    var again = CatalogBuilder(sourceLanguage: "en")
    try again.add(.parse(SourceText(language.strings ?? "")), "en")
    try again.add(.parse(SourceText(language.stringsDictionary ?? "")), "en")
    #expect(again.text() == builder.text())
  }
}

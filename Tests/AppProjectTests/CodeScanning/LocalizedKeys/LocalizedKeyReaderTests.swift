import SourceText
import Testing

@testable import CodeScanning

@Suite struct LocalizedKeyReaderTests {
  private func uses(_ code: String, _ file: String = "A.swift") -> [LocalizedKeyUse] {
    LocalizedKeyUses(path: "/app/\(file)", code: SourceText(code))?.uses ?? []
  }

  @Test func placesAreThoseOfTheLiteral() throws {
    let code = "let a = NSLocalizedString(\"x.y\", tableName: \"T\", comment: \"\")"
    let use = try #require(uses(code).first)
    #expect(SourceText(code).string(in: use.range) == "x.y")
    #expect(use.key == "x.y")
    #expect(use.table == "T")
    #expect(use.kind == .lookUp)
    #expect(use.evidence.columns == use.range)
    #expect(!use.namesBundle && !use.hasDefault && !use.isEscaped)
  }

  @Test(
    arguments: [
      ("NSLocalizedString(\"a b\", comment: \"c\")", "A.swift", "Localizable"),
      ("NSLocalizedString(\"a b\", bundle: f(table: \"X\"), comment: \"tableName: \")", "A.swift", "Localizable"),
      ("String(localized: \"a b\", table: \"T\")", "A.swift", "T"),
      ("NSLocalizedString(@\"a b\", @\"c\");", "A.m", "Localizable"),
      ("static inline NSString *f(void) { return NSLocalizedString(@\"a b\", @\"c\"); }", "A.h", "Localizable"),
      ("NSLocalizedStringFromTable(@\"a b\", @\"T\", @\"c\");", "A.m", "T"),
    ] as [(String, String, String)]
  )
  func tableIsRead(_ code: String, _ file: String, _ table: String) {
    #expect(uses(code, file).map(\.key) == ["a b"])
    #expect(uses(code, file).map(\.table) == [table])
  }

  @Test(arguments: [
    "NSLocalizedString(key, comment: \"c\")", "String(localized: \"a \\(b)\")",
    "String(localized: \"\"\"\n  a\n  \"\"\")",
  ])
  func computedKeyIsUnknown(_ code: String) {
    #expect(uses(code).map(\.key) == [nil])
  }

  @Test(arguments: [
    "String(describing: \"a\")", "func NSLocalizedString(_ key: String) {}",
    "// NSLocalizedString(\"a\", comment: \"\")",
    "String(localized: \"a b\", table: name)", "tr(\"Localizable\", \"a\")",
  ])
  func otherCodeAsksForNothing(_ code: String) {
    #expect(uses(code).isEmpty)
  }

  @Test func escapesAreUndone() {
    let code = #"NSLocalizedString("a\n\"b\" \\ \u{e9} \q", comment: "")"#
    #expect(uses(code).map(\.key) == ["a\n\"b\" \\ é \\q"])
  }

  @Test func manyKeysHaveABound() {
    let code = String(repeating: "NSLocalizedString(\"a\", comment: \"\")\n", count: 20_100)
    #expect(uses(code).count == 20_000)
  }

  @Test func nestedCallsAndConditionsAreRead() {
    let code = """
      #if DEBUG
      Text(String(localized: "a\\\"b"))
      #endif
      Button { Text("c", bundle: .module) } label: { Text(verbatim: "d") }
      """
    #expect(uses(code).map(\.key) == ["a\"b", "c"])
    #expect(uses(code).map(\.namesBundle) == [false, false])
    #expect(uses(code).map(\.isEscaped) == [true, false])
  }

  @Test func methodsAndMacrosOfObjectiveC() {
    let code = """
      [bundle localizedStringForKey:@"a" value:@"" table:@"T"];
      NSLocalizedStringWithDefaultValue(@"b", @"U", bundle, @"B", @"");
      NSLocalizedString(key, nil);
      """
    let found = uses(code, "A.m")
    #expect(found.map(\.key) == ["a", "b", nil])
    #expect(found.map(\.table) == ["T", "U", "Localizable"])
    #expect(found.map(\.hasDefault) == [false, true, false])
  }

  @Test func generatedCodeNamesTheTableFirst() {
    let found = uses("L10n.tr(\"Localizable\", \"a.b\", fallback: \"A\"); tr(a, b); tr(\"x\")")
    #expect(found.map(\.key) == ["a.b"])
  }

  @Test(arguments: ["\"a\\\"b\".localized", "f(\"a\\\"b\".localized(with: c))", "{ \"a\\\"b\".l10n }"])
  func aLiteralAsksThroughAMember(_ code: String) throws {
    let use = try #require(uses(code).first)
    #expect(use.key == "a\"b")
    #expect(SourceText(code).string(in: use.range) == "a\\\"b")
  }

  @Test(arguments: [
    "a.localized", ".localized", "localized", "\".localized", "\"\\(a)\".localized", "f(\"\\(\"a\") b\".localized)",
    "#\"a\"#.localized", "\"a\".localized(tableName: \"T\")", "\"\"\"\n  a\n  \"\"\".localized",
  ])
  func whatIsNoLiteralAsksForNothing(_ code: String) {
    #expect(uses(code).isEmpty)
  }

  @Test func aCallOnTheTextItselfIsInItsMember() {
    let members = [
      "var localized: String { NSLocalizedString(self, comment: \"\") }",
      "func translated() -> String {\n return NSLocalizedString(self, tableName: \"T\", comment: \"\")\n}",
      "var l10n: String { let text = NSLocalizedString(self, comment: \"\"); return text == self ? \"\" : text }",
      "var l10n: String { NSLocalizedString(key, comment: \"\") }",
    ]
    let names = members.map { uses("extension String { \($0) }").first?.wrapper }
    #expect(names == ["localized", "translated", nil, nil])
  }

  @Test(arguments: ["NSLocalizedString(", "Text(\"a", "String(localized:", "NSLocalizedString(\"a\"", "L10n.tr(\"a\","])
  func unfinishedCodeIsRead(_ code: String) {
    #expect(uses(code).count <= 1)
  }
}

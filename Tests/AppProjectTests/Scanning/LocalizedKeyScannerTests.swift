import SourceText
import Testing

@testable import AppProject

@Suite struct LocalizedKeyScannerTests {
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

  @Test(arguments: ["NSLocalizedString(", "Text(\"a", "String(localized:", "NSLocalizedString(\"a\"", "tr(\"a\","])
  func unfinishedCodeIsRead(_ code: String) {
    #expect(uses(code).count <= 1)
  }
}

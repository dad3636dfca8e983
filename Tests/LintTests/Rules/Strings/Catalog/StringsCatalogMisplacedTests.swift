import Testing

@testable import LintRules

@Suite struct StringsCatalogMisplacedTests {
  private let rule = StringsCatalogMisplaced.self
  private let catalog = CatalogSource.with("\"a\" : { }")

  @Test func tablesOfTheSameNameAreFound() {
    let project = LocalizedProject([
      "A/Main.xcstrings": catalog, "A/de.lproj/Main.stringsdict": "<plist><dict/></plist>",
    ])
    let findings = project.findings(rule, in: "A/Main.xcstrings")
    #expect(findings.map(\.severity) == [.info])
    #expect(
      findings.map(\.message) == [
        "Main.stringsdict in de.lproj has the same name: Xcode cannot build both into one target."
      ]
    )
  }

  @Test func otherTablesDoNotMatter() {
    let project = LocalizedProject([
      "A/Main.xcstrings": catalog, "A/de.lproj/Other.strings": "a = b;", "B/de.lproj/Main.strings": "a = b;",
    ])
    #expect(project.findings(rule, in: "A/Main.xcstrings").isEmpty)
  }

  @Test func theFolderOfALanguageIsAnError() {
    let project = LocalizedProject(["de.lproj/Main.xcstrings": catalog, "mul.lproj/Menu.xcstrings": catalog])
    #expect(project.findings(rule, in: "de.lproj/Main.xcstrings").map(\.severity) == [.error])
    #expect(project.findings(rule, in: "mul.lproj/Menu.xcstrings").isEmpty)
  }
}

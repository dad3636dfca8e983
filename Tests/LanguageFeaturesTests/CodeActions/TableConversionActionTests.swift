import LanguageFeatures
import Testing

@Suite struct TableConversionActionTests {
  private func proposal(_ file: String, _ files: [String: String]) -> TableConversionAction.Proposal? {
    let project = TableProject(files)
    return TableConversionAction.proposal(in: project.document(file), project: project.context(file))
  }

  private let catalog = """
    {"sourceLanguage": "en", "strings": {"a": {"localizations": {
    "de": {"stringUnit": {"state": "translated", "value": "A"}}}}}, "version": "1.0"}
    """

  @Test func allLanguagesBecomeACatalog() throws {
    let files = ["en.lproj/A.strings": "/* File */\n\n\"a\" = \"a\";", "de.lproj/A.strings": "\"a\" = \"A\";"]
    let found = try #require(proposal("de.lproj/A.strings", files))
    #expect(found.title == "Convert the table to a string catalog; comments that belong to no entry are lost (1)")
    let conversion = try found.result.get()
    #expect(conversion.newFiles.map(\.path) == ["/app/A.xcstrings"])
    #expect(conversion.formerFiles == ["/app/de.lproj/A.strings", "/app/en.lproj/A.strings"])
  }

  @Test func aCatalogBecomesFilesOfLanguages() throws {
    let found = try #require(proposal("A.xcstrings", ["A.xcstrings": catalog]))
    #expect(found.title == "Convert to .strings and .stringsdict")
    let paths = try found.result.get().newFiles.map(\.path)
    #expect(paths == ["/app/de.lproj/A.strings", "/app/en.lproj/A.strings"])
  }

  @Test func aLossIsNamedWithItsEntry() {
    let files = [
      "en.lproj/A.stringsdict":
        "<plist><dict><key>n</key><dict><key>NSStringVariableWidthRuleType</key><dict/></dict></dict></plist>"
    ]
    let sentence =
      "en.lproj/A.stringsdict: “n” (en) varies by width, which a string catalog cannot represent; nothing converted"
    let found = proposal("en.lproj/A.stringsdict", files)
    #expect(throws: TableRefusal.self) { try found?.result.get() }
    if case .failure(let refusal) = found?.result { #expect(refusal.sentence == sentence) }
  }

  @Test func otherFilesAreLeftAlone() {
    #expect(proposal("Info.plist", ["Info.plist": "{}"]) == nil)
  }
}

import LintFacts
import ProjectReports
import Testing

struct LanguagesTests {
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Start": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Los" } },
        "fr": { "stringUnit": { "state": "new", "value": "" } } } },
      "Stop": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Stop" } },
        "pl": { "variations": { "plural": { "one": { "stringUnit": { "state": "translated", "value": "Stój" } } } } } } },
      "OK": { "shouldTranslate": false } } }
    """

  @Test func theLanguagesOfCatalogsCountAndThoseOfSeveralDoNot() throws {
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = Info.plist;"),
      files: [
        "Info.plist": Sample.app(), "mul.lproj/Main.xcstrings": Self.catalog, "nl.lproj/Main.strings": "a = \"b\";",
      ]
    )
    #expect(report.bundles.first?.languages == ["de", "en", "nl", "pl"])
    #expect(report.languages == ["de", "en", "nl", "pl"])
  }

  @Test func aFolderThatTheTargetExcludesIsNoLanguage() throws {
    let spec = """
      name: Trails
      targets:
        Trails:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/qqq.lproj"]
          info: { path: App/Info.plist }
      """
    let report = try Sample.report([
      "project.yml": spec, "App/Info.plist": Sample.app(), "App/de.lproj/Localizable.strings": "a = \"b\";",
      "App/qqq.lproj/Localizable.strings": "a = \"b\";",
    ])
    #expect(report.bundles.first?.languages == ["de"])
  }

  @Test func aCatalogIsATableOfAllLanguages() throws {
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = Info.plist;"),
      files: ["Info.plist": Sample.app(), "Localizable.xcstrings": Self.catalog]
    )
    let table = try #require(report.tables.first)
    #expect(table.base == "en")
    #expect(table.keyCount == 2)
    #expect(table.languages["en"]?.isBase == true)
    #expect(table.languages["de"]?.translated == 2)
    #expect(table.languages["de"]?.sameAsBase == 1)
    #expect(table.languages["pl"]?.translated == 1)
    #expect(table.languages["fr"] == nil)
  }

  @Test func filesAreComparedWithTheDevelopmentLanguage() throws {
    let report = try Sample.report(
      ExampleProject.Target("INFOPLIST_FILE = Info.plist;"),
      files: [
        "Info.plist": Sample.app(Sample.entry("CFBundleDevelopmentRegion", "en")),
        "en.lproj/Localizable.strings": "a = \"Go\"; b = \"Stop\"; c = \"%@\"; d = \"Way\";",
        "de.lproj/Localizable.strings": "a = \"Los\"; b = \"Stop\"; c = \"%@\"; d = \" \"; more = \"Mehr\";",
        "de-AT.lproj/Localizable.strings": "a = \"Auf geht's\";",
        "fr.lproj/Localizable.strings": "a = \"Allez\";",
        "fr.lproj/Localizable.stringsdict": Sample.plist("<key>b</key><dict/>"),
      ]
    )
    let table = try #require(report.tables.first { $0.name == "Localizable.strings" })
    #expect(table.base == "en")
    #expect(table.keyCount == 4)
    let german = try #require(table.languages["de"])
    #expect([german.translated, german.sameAsBase, german.empty] == [3, 1, 1])
    #expect(table.percent(german) == 75)
    #expect(table.languages["de-AT"]?.isVariant == true)
    #expect(table.languages["fr"]?.translated == 2)
    #expect(table.bundles == ["/trees/Trails/Info.plist"])
  }

  @Test(arguments: [(0, 0, 100), (0, 5, 0), (5, 5, 100), (1, 1000, 1), (999, 1000, 99), (1, 3, 33)])
  func onlyAllIsAHundredPerCent(count: Int, total: Int, percent: Int) {
    #expect(TableCoverage.percent(count, of: total) == percent)
  }
}

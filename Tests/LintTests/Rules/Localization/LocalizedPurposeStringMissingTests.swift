import Testing

@testable import LintRules

@Suite struct LocalizedPurposeStringMissingTests {
  private let rule = LocalizedPurposeStringMissing.self

  private var project: LocalizedProject {
    LocalizedProject([
      "Info.plist": LocalizedProject.infoPlist("NSCameraUsageDescription = \"Scan it.\";"),
      "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Kasse\";\n",
      "fr.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Le lire.\";\n",
      "it.lproj/Localizable.strings": "\"a\" = \"b\";\n",
      "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Till\";\n",
    ])
  }

  @Test func namesTheLanguagesThatLackTheKey() throws {
    let findings = project.findings(rule, in: "Info.plist")
    #expect(
      findings.map(\.message)
        == [
          """
          NSCameraUsageDescription is not translated into de and it: their InfoPlist.strings lack the key, have only a copied text, or do not exist.
          """
        ]
    )
    // A language that has it shows that the others lag.
    #expect(findings.map(\.severity) == [.info])
    let text = try #require(project.files["Info.plist"])
    let key = try #require(text.range(of: "NSCameraUsageDescription"))
    #expect(findings.first?.range.lowerBound == text.utf8.distance(from: text.startIndex, to: key.lowerBound))
  }

  @Test func aKeyThatNoLanguageHasIsForgotten() {
    var project = project
    project.files["fr.lproj/InfoPlist.strings"] = "CFBundleName = Caisse;"
    #expect(project.findings(rule, in: "Info.plist").map(\.severity) == [.info])
  }

  @Test func longListsAreCut() {
    var project = project
    for language in ["ar", "cs", "da", "el", "es", "fi", "he"] {
      project.files["\(language).lproj/A.strings"] = "a = b;"
    }
    let message = project.findings(rule, in: "Info.plist").first?.message
    #expect(message?.contains("ar, cs, da, de, el, es and 3 more") == true, "\(message ?? "")")
  }

  @Test func silentWhereEachLanguageHasIt() {
    var project = project
    project.files["de.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;"
    project.files["it.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;"
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  @Test func regionsDoWithTheirLanguage() {
    var project = project
    for name in ["de", "it"] { project.files["\(name).lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;" }
    for name in ["de-AT", "en-GB", "fr_CA"] { project.files["\(name).lproj/InfoPlist.strings"] = "CFBundleName = a;" }
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
    project.files["zh-Hant.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;"
    project.files["zh-Hans.lproj/InfoPlist.strings"] = "CFBundleName = a;"
    #expect(project.findings(rule, in: "Info.plist").first?.message.contains("“zh-Hans”") == true)
  }

  @Test(arguments: ["InfoPlist.xcstrings", "Watch-InfoPlist.xcstrings"])
  func catalogsMayHaveTheTexts(_ name: String) {
    var project = project
    project.files[name] = "{"
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  @Test func catalogsTranslateToo() {
    var project = project
    project.files["InfoPlist.xcstrings"] = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "NSCameraUsageDescription" : { "extractionState" : "extracted_with_value", "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Lesen." } },
          "en" : { "stringUnit" : { "state" : "new", "value" : "Scan it." } },
          "pl" : { "stringUnit" : { "state" : "new", "value" : "Scan it." } } } },
        "CFBundleName" : { "localizations" : { "pl" : { "stringUnit" : { "state" : "translated", "value" : "K" } } } }
      } }
      """
    let findings = project.findings(rule, in: "Info.plist")
    #expect(findings.first?.message.contains("not translated into it and pl:") == true, "\(findings.map(\.message))")
    #expect(findings.first?.fixes.isEmpty == true)
  }

  @Test func languagesOfTheCatalogOfTheCodeCount() {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "Beds" : { "localizations" : {
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "Lits" } } } } } }
      """
    let own = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Scan it." } } } } } }
      """
    var project = LocalizedProject([
      "Info.plist": LocalizedProject.infoPlist("NSCameraUsageDescription = \"Scan it.\";")
    ])
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
    project.files["Localizable.xcstrings"] = catalog
    let none = project.findings(rule, in: "Info.plist").first?.message
    #expect(none?.contains("“fr”") == true || none?.contains("translated into fr") == true)
    #expect(none?.contains("purpose strings such as NSCameraUsageDescription") == true)
    project.files["InfoPlist.xcstrings"] = own
    #expect(project.findings(rule, in: "Info.plist").first?.message.contains("fr") == true)
    project.files["InfoPlist.xcstrings"] = own.replacing("\"en\" : {", with: "\"fr\" : {")
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  @Test func whatACatalogLacksIsReportedThere() {
    var project = project
    project.files["it.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;"
    project.files["InfoPlist.xcstrings"] = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "NSCameraUsageDescription" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Scan it." } } } },
        "CFBundleName" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "K" } } } }
      } }
      """
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
    #expect(project.findings(StringsMissingInLanguage.self, in: "InfoPlist.xcstrings").count == 1)
  }

  @Test func isSilentIfTheLanguageOfTheInfoPlistIsUnknown() {
    var project = project
    project.files["Info.plist"] = """
      { CFBundleIdentifier = "a.b"; LSRequiresIPhoneOS = YES; NSCameraUsageDescription = "Scan it."; }
      """
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  @Test func brokenTablesMayHaveIt() {
    var project = project
    project.files["de.lproj/InfoPlist.strings"] = "\"NSCameraUsageDescription"
    project.files["it.lproj/InfoPlist.strings"] = "\"a\" = "
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  @Test func emptyTextsAreNotWorthATranslation() {
    var project = project
    project.files["Info.plist"] = LocalizedProject.infoPlist("NSCameraUsageDescription = \"\";")
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  @Test func foldersOfPackagesAreNotTheApps() {
    var project = project
    for name in ["de", "it"] { project.files["\(name).lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;" }
    var files = project.files.filter { $0.key == "Package.swift" }
    for (name, text) in project.files where name != "Package.swift" { files["App/\(name)"] = text }
    files["Kit/pl.lproj/Localizable.strings"] = "a = b;"
    #expect(LocalizedProject(files).findings(rule, in: "App/Info.plist").isEmpty)
  }

  @Test func withoutAnyTableItIsOneInformation() {
    var project = project
    for name in ["de", "fr", "en"] { project.files["\(name).lproj/InfoPlist.strings"] = nil }
    let findings = project.findings(rule, in: "Info.plist")
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.message.contains("translated into it, but has no InfoPlist.strings") == true)
    project.files["Info.plist"] = LocalizedProject.infoPlist("")
    #expect(project.findings(rule, in: "Info.plist").isEmpty)
  }

  // MARK: Fixes

  @Test func insertsTheTextIntoAllTables() throws {
    var project = project
    project.files["pl.lproj/InfoPlist.strings"] =
      "/* Polish */\n\"NSMicrophoneUsageDescription\" = \"m\";\n\"z\" = \"z\";\n"
    let fix = try #require(project.findings(rule, in: "Info.plist").first?.fixes.first)
    #expect(fix.title == "Insert NSCameraUsageDescription into InfoPlist.strings of all 2 languages that lack it")
    #expect(!fix.isSafe)
    #expect(
      project.applying(fix, to: "Info.plist")
        == [
          "de.lproj/InfoPlist.strings": """
          "CFBundleName" = "Kasse";
          /* TODO: translate */
          "NSCameraUsageDescription" = "Scan it.";

          """,
          "pl.lproj/InfoPlist.strings": """
          /* Polish */
          "NSMicrophoneUsageDescription" = "m";
          /* TODO: translate */
          "NSCameraUsageDescription" = "Scan it.";
          "z" = "z";

          """,
        ]
    )
  }

  @Test func oneLanguageAtATimeIsOfferedToo() {
    let fixes = project.findings(rule, in: "Info.plist").first?.fixes ?? []
    #expect(
      fixes.map(\.title)
        == [
          "Insert NSCameraUsageDescription into InfoPlist.strings in de.lproj",
          "Create InfoPlist.strings with NSCameraUsageDescription in it.lproj",
        ]
    )
    #expect(
      project.applying(fixes.last, to: "Info.plist")
        == ["it.lproj/InfoPlist.strings": "/* TODO: translate */\n\"NSCameraUsageDescription\" = \"Scan it.\";\n"]
    )
  }

  @Test(arguments: ["en", "Base", "en-GB"]) func theTextOfTheOwnTableIsCopiedNotThatOfTheInfoPlist(language: String) {
    var project = project
    project.files["en.lproj/InfoPlist.strings"] = nil
    project.files["\(language).lproj/InfoPlist.strings"] =
      #""NSCameraUsageDescription" = "Scan the code of a product.";"#
    let fix = project.findings(rule, in: "Info.plist").first?.fixes.first
    let table = project.applying(fix, to: "Info.plist")["de.lproj/InfoPlist.strings"]
    #expect(
      table?.contains("/* TODO: translate */\n\"NSCameraUsageDescription\" = \"Scan the code of a product.\"") == true
    )
  }

  @Test func aCopiedTextIsNoTranslation() {
    var project = project
    project.files["it.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = a;"
    project.files["de.lproj/InfoPlist.strings"] =
      "/* TODO: translate */\n\"NSCameraUsageDescription\" = \"Scan it.\";\n"
    let findings = project.findings(rule, in: "Info.plist")
    #expect(findings.map { $0.message.contains("not translated into “de”") } == [true])
    // It is there already.
    #expect(findings.first?.fixes.isEmpty == true)
    #expect(project.findings(LocalizedIdenticalToBase.self, in: "de.lproj/InfoPlist.strings").isEmpty)
  }

  @Test func textsThatOnlyTheBuildKnowsAreNotInserted() {
    var project = project
    project.files["Info.plist"] = LocalizedProject.infoPlist("NSCameraUsageDescription = \"$(APP) scans.\";")
    let findings = project.findings(rule, in: "Info.plist")
    #expect(findings.count == 1)
    #expect(findings.first?.fixes.isEmpty == true)
  }
}

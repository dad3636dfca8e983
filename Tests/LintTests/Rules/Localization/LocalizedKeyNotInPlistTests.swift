import LintEngine
import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct LocalizedKeyNotInPlistTests {
  private let rule = LocalizedKeyNotInPlist.self
  private let table = "de.lproj/InfoPlist.strings"

  private func project(_ entries: String, table: String = "\"NSCameraUsageDescription\" = \"Lesen.\";\n")
    -> LocalizedProject
  {
    LocalizedProject(["Info.plist": LocalizedProject.infoPlist(entries), self.table: table])
  }

  @Test func aTextThatNothingIsKnownToNeedIsInformation() {
    let findings = project("").findings(rule, in: table)
    #expect(findings.map(\.range) == [0..<26])
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func readsTheCatalogOfTheInfoPlist() {
    let catalog = """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "NSCameraUsageDescription" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Scan it." } } } } } }
      """
    func findings(_ entries: String, in name: String = "InfoPlist.xcstrings") -> [String] {
      LocalizedProject(["Info.plist": LocalizedProject.infoPlist(entries), name: catalog])
        .findings(rule, in: name).map(\.message)
    }
    #expect(findings("").map { $0.hasPrefix("NSCameraUsageDescription is not in the Info.plist") } == [true])
    #expect(findings("NSCameraUsageDescription = a;").isEmpty)
    #expect(findings("", in: "Localizable.xcstrings").isEmpty)
  }

  @Test func aKeyThatTheAppNeedsIsADefectOfTheInfoPlist() throws {
    var project = project("")
    project.files[ExampleProject.file] = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")).text
    project.files["Camera.swift"] = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
    let finding = try #require(project.findings(rule, in: table).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.hasPrefix("NSCameraUsageDescription is not in the Info.plist, but the app needs it there"))
    #expect(finding.cause == project.findings(PurposeStringMissing.self, in: "Info.plist").first?.cause)
    #expect(finding.cause != nil)
  }

  @Test func aTextInTheLanguageOfTheInfoPlistIsShown() throws {
    var project = project("")
    project.files["en.lproj/InfoPlist.strings"] = "\"NSCameraUsageDescription\" = \"Scan.\";\n"
    project.files[ExampleProject.file] = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")).text
    project.files["Camera.swift"] = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
    #expect(project.findings(PurposeStringMissing.self, in: "Info.plist").isEmpty)
    let missing = project.findings(PurposeStringProbablyMissing.self, in: "Info.plist")
    #expect(missing.map { $0.message.hasSuffix("Only InfoPlist.strings has a text for it.") } == [true])
    #expect(missing.map(\.severity) == [.info])
    let findings = ["en", "de"].flatMap { project.findings(rule, in: "\($0).lproj/InfoPlist.strings") }
    #expect(findings.map(\.severity) == [.info, .info])
    #expect(findings.first?.message.hasPrefix("NSCameraUsageDescription is only in InfoPlist.strings.") == true)
    #expect(Set((findings + missing).map(\.cause)).count == 1)
  }

  /// Bug: the region of the language made its table another one.
  @Test(arguments: [("ja_JP", Severity.info), ("ja", .info), ("fr", .warning)])
  func theLanguageOfTheInfoPlistMayHaveARegion(_ language: String, _ severity: Severity) {
    var project = project("")
    project.files["Info.plist"] = LocalizedProject.infoPlist("", language: language)
    project.files["ja.lproj/InfoPlist.strings"] = "\"NSCameraUsageDescription\" = \"Scan.\";\n"
    project.files[ExampleProject.file] = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")).text
    project.files["Camera.swift"] = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
    let missing =
      project.findings(PurposeStringProbablyMissing.self, in: "Info.plist")
      + project.findings(PurposeStringMissing.self, in: "Info.plist")
    #expect(missing.map(\.severity) == [severity == .info ? .info : .error])
    #expect(project.findings(rule, in: "ja.lproj/InfoPlist.strings").map(\.severity) == [severity])
  }

  @Test func namesTheKeyThatIsMeant() {
    let wrong = "\"NSPhotoLibraryUsageDescription\" = \"Sichern.\";\n"
    let project = project("NSPhotoLibraryAddUsageDescription = a;", table: wrong)
    let findings = project.findings(rule, in: table)
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.message.hasSuffix("Did you mean NSPhotoLibraryAddUsageDescription?") == true)
    #expect(
      project.applying(findings.first?.fixes.first, to: table)
        == [table: "\"NSPhotoLibraryAddUsageDescription\" = \"Sichern.\";\n"]
    )
  }

  @Test func anotherKeyForTheResourceMakesItAnInformation() {
    let findings = project(
      "NSLocationAlwaysAndWhenInUseUsageDescription = a; NSLocationWhenInUseUsageDescription = a;",
      table: "NSLocationAlwaysUsageDescription = b;"
    ).findings(rule, in: table)
    #expect(findings.map(\.severity) == [.info])
  }

  @Test func silentWhereTheKeyIsThere() {
    #expect(project("NSCameraUsageDescription = a;").findings(rule, in: table).isEmpty)
    #expect(project("\"NSCameraUsageDescription~ipad\" = a;").findings(rule, in: table).isEmpty)
  }

  @Test func silentWhereTheBuildSuppliesTheKey() {
    var project = project("")
    project.files["App.xcconfig"] = "INFOPLIST_KEY_NSCameraUsageDescription = Scan it."
    #expect(project.findings(rule, in: table).isEmpty)
  }

  @Test func silentWhereTheInfoPlistIsNotKnown() {
    var project = project("")
    project.files["Info.plist"] = "#include \"a.h\"\n" + LocalizedProject.infoPlist("")
    #expect(project.findings(rule, in: table).isEmpty)
    project.files["Info.plist"] = nil
    #expect(project.findings(rule, in: table).isEmpty)
    RuleCheck(rule, file: "InfoPlist.strings").accepts("NSCameraUsageDescription = a;")
  }

  @Test func otherKeysMayBeTranslated() {
    #expect(project("", table: "CFBundleDisplayName = b; OpenCamera = c;").findings(rule, in: table).isEmpty)
  }

  @Test func insertsTheTextOfTheLanguageOfTheInfoPlist() {
    var project = project("")
    project.files["en.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = \"Scan it.\";"
    let fixes = project.findings(rule, in: table).first?.fixes ?? []
    #expect(fixes.map(\.title) == ["Insert NSCameraUsageDescription into the Info.plist", "Remove this entry"])
    #expect(
      project.applying(fixes.first, to: table)
        == ["Info.plist": LocalizedProject.infoPlist("NSCameraUsageDescription = \"Scan it.\"; ")]
    )
    #expect(project.applying(fixes.last, to: table) == [table: ""])
    #expect(fixes.allSatisfy { !$0.isSafe })
  }

  @Test func theInsertionIsSafeIfTheAppNeedsTheKeyAndTheDeveloperWroteTheText() {
    var project = project("")
    project.files[ExampleProject.file] = ExampleProject(.init("INFOPLIST_FILE = Info.plist;", folder: ".")).text
    project.files["Camera.swift"] = "let isAllowed = await AVCaptureDevice.requestAccess(for: .video)"
    #expect(project.findings(rule, in: table).first?.fixes.first?.isSafe == false)
    project.files["en.lproj/InfoPlist.strings"] = "NSCameraUsageDescription = \"Scan it.\";"
    #expect(project.findings(rule, in: table).first?.fixes.map(\.isSafe) == [true, false])
    #expect(project.findings(rule, in: "en.lproj/InfoPlist.strings").first?.fixes.map(\.isSafe) == [true, false])
  }
}

import LintEngine
import Testing

@testable import LintRules

@Suite struct StringsMissingInLanguageTests {
  private let rule = StringsMissingInLanguage.self
  private let file = "de.lproj/Localizable.strings"

  private var project: LocalizedProject {
    LocalizedProject([
      file: "/* German */\n\"a\" = \"1\";\n",
      "en.lproj/Localizable.strings": "\"a\" = \"One\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
    ])
  }

  @Test func namesTheKeysAtTheStart() {
    let findings = project.findings(rule, in: file)
    #expect(findings.map(\.range) == [0..<12])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map(\.message) == ["2 keys of the table of “en” are missing here, for example b, c."])
  }

  @Test func acceptsAFolderThatIsNoLanguage() {
    var project = project
    project.files["pr.lproj/Localizable.strings"] = "a = 1;"
    #expect(project.findings(rule, in: "pr.lproj/Localizable.strings").isEmpty)
  }

  @Test func insertsTheTexts() {
    let fix = project.findings(rule, in: file).first?.fixes.first
    #expect(fix?.isSafe == false)
    #expect(
      project.applying(fix, to: file)
        == [
          file: """
          /* German */
          "a" = "1";
          /* TODO: translate */
          "b" = "Two";
          /* TODO: translate */
          "c" = "Three";

          """
        ]
    )
  }

  @Test func copiedTextsStayFindings() throws {
    var project = project
    let fix = project.findings(rule, in: file).first?.fixes.first
    project.files[file] = project.applying(fix, to: file)[file]
    let findings = project.findings(rule, in: file)
    #expect(findings.map(\.message) == ["2 copied texts are to be translated, as comments say, for example “b”."])
    #expect(findings.first?.fixes.isEmpty == true)
    project.files[file] = "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n"
    #expect(project.findings(rule, in: file).isEmpty)
  }

  @Test func theLanguageOfTheCodeLacksNothing() {
    var project = project
    project.files[file] = "a = 1; b = 2; c = 3; d = 4;"
    #expect(project.findings(rule, in: "en.lproj/Localizable.strings").isEmpty)
    #expect(project.findings(rule, in: file).isEmpty)
  }

  @Test func theInfoPlistNamesThatLanguage() {
    var project = project
    project.files["Info.plist"] = LocalizedProject.infoPlist("", language: "de")
    #expect(project.findings(rule, in: file).isEmpty)
    project.files[file] = "a = 1; d = 4;"
    let message = project.findings(rule, in: "en.lproj/Localizable.strings").first?.message
    #expect(message == "Missing key “d”, which the table of “de” has.")
  }

  @Test func pluralFormsCountAsTexts() {
    var project = project
    project.files["de.lproj/Localizable.stringsdict"] =
      "<plist><dict><key>b</key><dict/><key>c</key><dict/></dict></plist>"
    #expect(project.findings(rule, in: file).isEmpty)
  }

  @Test func regionsNeedOnlyWhatDiffers() {
    var project = project
    project.files["de-AT.lproj/Localizable.strings"] = "a = 1;"
    #expect(project.findings(rule, in: "de-AT.lproj/Localizable.strings").isEmpty)
    project.files["en-GB.lproj/Localizable.strings"] = "a = 1;"
    #expect(project.findings(rule, in: "en-GB.lproj/Localizable.strings").isEmpty)
  }

  @Test(arguments: ["Localizable.xcstrings", "Base.lproj/Localizable.storyboard"])
  func textsMayComeFromElsewhere(_ name: String) {
    var project = project
    project.files[name] = ""
    #expect(project.findings(rule, in: file).isEmpty)
  }

  @Test func aLanguageWithNearlyNoTextsIsAWarning() {
    func findings(_ count: Int, of total: Int, key: (Int) -> String = { "key_\($0)" }, regions: String? = nil)
      -> [Finding]
    {
      let entries = (0..<total).map { "\"\(key($0))\" = \"Text \($0)\";\n" }
      var project = LocalizedProject(["en.lproj/Localizable.strings": entries.joined()])
      project.files[file] = entries.prefix(count).joined()
      if let regions {
        project.files["App.xcodeproj/project.pbxproj"] =
          "{ rootObject = P; objects = { P = { isa = PBXProject; knownRegions = (\(regions)); }; }; }"
      }
      return project.findings(rule, in: file)
    }
    let found = findings(2, of: 100)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.hasPrefix("Only 2 of the 100 keys of the table of “en” are here") == true)
    #expect(findings(1, of: 40).map(\.severity) == [.info])
    #expect(findings(10, of: 100).map(\.severity) == [.info])
    // The app shows such keys as they are.
    #expect(findings(2, of: 100, key: { "Text \($0)" }).map(\.severity) == [.info])
    #expect(findings(2, of: 100, regions: "en, de").map(\.severity) == [.warning])
    #expect(findings(2, of: 100, regions: "en, fr").map(\.severity) == [.info])
  }

  @Test func aloneNothingIsMissing() {
    #expect(LocalizedProject([file: "a = 1;"]).findings(rule, in: file).isEmpty)
    RuleCheck(rule, file: file).accepts("a = 1;")
  }
}

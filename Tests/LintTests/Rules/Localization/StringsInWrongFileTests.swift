import Testing

@testable import LintRules

@Suite struct StringsInWrongFileTests {
  private let rule = StringsInWrongFile.self
  private let file = "de.lproj/Localizable.strings"
  private let text = "\"Start\" = \"Los\";\n\"NSCameraUsageDescription\" = \"Lesen.\";\n"

  @Test func movesTheTextToANewTable() {
    let project = LocalizedProject([file: text])
    let findings = project.findings(rule, in: file)
    #expect(findings.map(\.range) == [17..<43])
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      project.applying(findings.first?.fixes.first, to: file)
        == [
          file: "\"Start\" = \"Los\";\n",
          "de.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"Lesen.\";\n",
        ]
    )
  }

  @Test func movesTheTextToTheTableNextToIt() {
    let project = LocalizedProject([file: text, "de.lproj/InfoPlist.strings": "CFBundleName = Kasse;\n"])
    let fix = project.findings(rule, in: file).first?.fixes.first
    #expect(fix?.title == "Move to InfoPlist.strings")
    #expect(fix?.isSafe == false)
    #expect(
      project.applying(fix, to: file)["de.lproj/InfoPlist.strings"]
        == "CFBundleName = Kasse;\nNSCameraUsageDescription = \"Lesen.\";\n"
    )
  }

  @Test func removesWhatIsThereAlready() {
    let project = LocalizedProject([file: text, "de.lproj/InfoPlist.strings": "NSCameraUsageDescription = Lesen;\n"])
    let fix = project.findings(rule, in: file).first?.fixes.first
    #expect(fix?.title == "Remove this entry")
    #expect(project.applying(fix, to: file) == [file: "\"Start\" = \"Los\";\n"])
  }

  @Test func otherTablesAndKeysAreRight() {
    #expect(LocalizedProject(["de.lproj/Texts.strings": text]).findings(rule, in: "de.lproj/Texts.strings").isEmpty)
    #expect(LocalizedProject([file: "CameraUsageDescription = a;"]).findings(rule, in: file).isEmpty)
  }

  @Test func catalogsForCodeAreNoTablesOfTheInfoPlist() {
    let catalog =
      #"{ "sourceLanguage" : "en", "strings" : { "NSCameraUsageDescription" : { "extractionState" : "manual" }, "Sky" : { } }, "version" : "1.0" }"#
    let found = LocalizedProject(["Localizable.xcstrings": catalog]).findings(rule, in: "Localizable.xcstrings")
    #expect(found.map(\.severity) == [.warning])
    let both = ["Localizable.xcstrings": catalog, "InfoPlist.xcstrings": catalog]
    #expect(LocalizedProject(both).findings(rule, in: "Localizable.xcstrings").map(\.severity) == [.info])
    #expect(LocalizedProject(both).findings(rule, in: "InfoPlist.xcstrings").isEmpty)
  }
}

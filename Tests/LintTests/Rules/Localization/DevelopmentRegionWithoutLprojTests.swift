import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct DevelopmentRegionWithoutLprojTests {
  private func findings(_ region: String, _ files: [String]) -> [Finding] {
    var project = LocalizedProject(["Info.plist": LocalizedProject.infoPlist("", language: region)])
    for file in files { project.files[file] = "a = b;" }
    return project.findings(DevelopmentRegionWithoutLproj.self, in: "Info.plist")
  }

  @Test func findsARegionWithoutFolder() {
    let findings = findings("en", ["de.lproj/A.strings", "fr.lproj/A.strings"])
    #expect(findings.map(\.range) == [30..<34])
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.first?.message.contains("“en”, but the app has folders only for de and fr") == true)
  }

  @Test(arguments: [
    ["de.lproj/A.strings", "en.lproj/A.strings"], ["de.lproj/A.strings", "en-GB.lproj/A.strings"],
    ["de.lproj/A.strings", "English.lproj/A.strings"], ["de.lproj/A.strings", "Base.lproj/Main.storyboard"],
    ["de.lproj/A.strings", "Localizable.xcstrings"], [],
  ])
  func acceptsFoldersThatServeIt(_ files: [String]) {
    #expect(findings("en", files).isEmpty)
  }

  @Test func unknownRegionsShowNothing() {
    #expect(findings("$(REGION)", ["de.lproj/A.strings"]).isEmpty)
  }
}

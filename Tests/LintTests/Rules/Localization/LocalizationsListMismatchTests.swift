import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct LocalizationsListMismatchTests {
  private func findings(_ list: String, _ files: [String]) -> [Finding] {
    var project = LocalizedProject([
      "Info.plist": LocalizedProject.infoPlist("CFBundleLocalizations = (\(list));")
    ])
    for file in files { project.files[file] = "a = b;" }
    return project.findings(LocalizationsListMismatch.self, in: "Info.plist")
  }

  @Test func findsLanguagesWithoutFolder() {
    let findings = findings("en, de, fr", ["de.lproj/A.strings"])
    #expect(
      findings.map(\.message) == [
        "The app has no folder for “fr”, although it has one for other languages of this list."
      ]
    )
    #expect(findings.map(\.severity) == [.info])
  }

  @Test(arguments: [
    ("en, de", ["de.lproj/A.strings"]), ("en, de, fr", ["en.lproj/A.strings"]), ("de, fr", []),
    ("de, fr", ["de.lproj/A.strings", "Localizable.xcstrings"]), ("de, \"$(X)\"", ["de.lproj/A.strings"]),
    ("de, \"zh-Hans\"", ["de.lproj/A.strings", "zh_CN.lproj/A.strings"]),
  ])
  func acceptsOtherLists(_ list: String, _ files: [String]) {
    #expect(findings(list, files).isEmpty)
  }
}

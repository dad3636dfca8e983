import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct SiriIntentNotLocalizedTests {
  private func findings(_ files: [String], entries: String = "") -> [Finding] {
    var project = LocalizedProject(["Info.plist": LocalizedProject.infoPlist(entries)])
    for file in files { project.files[file] = "a = b;" }
    return project.findings(SiriIntentNotLocalized.self, in: "Info.plist")
  }

  @Test func findsLanguagesWithoutTable() {
    let findings = findings([
      "Base.lproj/Order.intentdefinition", "de.lproj/Order.strings", "de.lproj/Localizable.strings",
      "fr.lproj/Localizable.strings", "zh-Hans.lproj/Localizable.strings",
    ])
    #expect(
      findings.map(\.message) == [
        """
        Order.intentdefinition is not translated into languages of the app: fr, zh-Hans. App Store Connect warns about that.
        """
      ]
    )
    #expect(findings.map(\.severity) == [.info])
    #expect(findings.map(\.appStoreCode) == ["ITMS-90626"])
  }

  @Test func aDefinitionOutsideOfFoldersHasNoLanguageButTheFirst() {
    #expect(findings(["Order.intentdefinition", "en.lproj/A.strings", "de.lproj/A.strings"]).count == 1)
  }

  @Test(arguments: [
    ["Order.intentdefinition"], ["Order.intentdefinition", "en.lproj/A.strings"],
    ["Base.lproj/Order.intentdefinition", "de.lproj/Order.strings", "de.lproj/A.strings"],
    ["Base.lproj/Order.intentdefinition", "Order.xcstrings", "de.lproj/A.strings"],
    ["de.lproj/Order.intentdefinition", "en.lproj/Order.strings", "de-AT.lproj/A.strings"],
    ["de.lproj/A.strings"],
  ])
  func acceptsOthers(_ files: [String]) {
    #expect(findings(files).isEmpty)
  }

  @Test func extensionsAreTheirApps() {
    #expect(findings(["Order.intentdefinition", "de.lproj/A.strings"], entries: "NSExtension = { };").isEmpty)
  }
}

import Testing

@testable import LintEngine
@testable import LintFacts
@testable import LintRules

@Suite struct StringsTableNotInTargetTests {
  private func check(_ rule: any Rule.Type = StringsTableNotInTarget.self, folder: String) -> ProjectCheck {
    let files = [
      ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = App/Info.plist;", folder: folder)).text,
      "App/Info.plist": "{ CFBundlePackageType = APPL; }", "App/A.swift": "",
      "App/en.lproj/Localizable.strings": "start = Start; stop = Stop;",
    ]
    return ProjectCheck(rule, file: "App/de.lproj/Localizable.strings", files)
  }

  @Test func reportsALanguageThatNoTargetTakes() {
    let finding = check(folder: "App/en.lproj").finds("1️⃣start = Los;2️⃣").first
    #expect(
      finding?.message == """
        No target takes this table, so the app has no texts of it in “de”. Add the language to the project, or remove the table.
        """
    )
    #expect(finding?.severity == .warning)
  }

  @Test func acceptsTheTablesOfTargets() {
    check(folder: "App").accepts("start = Los;")
    check(folder: "App/en.lproj").accepts("")
  }

  @Test func nothingElseMattersInTheTable() {
    check(StringsMissingInLanguage.self, folder: "App").finds("1️⃣start = Los;2️⃣")
    check(StringsMissingInLanguage.self, folder: "App/en.lproj").accepts("start = Los;")
  }
}

import Testing

@testable import LintFacts
@testable import LintRules

@Suite struct SettingsTableMissingTests {
  private func check(_ files: [String: String]) -> ProjectCheck {
    ProjectCheck(SettingsTableMissing.self, file: "Settings.bundle/Root.plist", files)
  }

  @Test(arguments: [[:], ["Package.swift": ""]])
  func reportsATableThatNoLanguageHas(_ project: [String: String]) {
    let files = project.merging(["Settings.bundle/en.lproj/Root.strings": ""]) { first, _ in first }
    check(files).finds("{ PreferenceSpecifiers = (); StringsTable = 1️⃣Rooot2️⃣; }")
    check(files).fixes(
      "{ PreferenceSpecifiers = (); StringsTable = Rooot; }",
      to: "{ PreferenceSpecifiers = (); StringsTable = Root; }"
    )
    check(files).accepts("{ PreferenceSpecifiers = (); StringsTable = Root; }")
  }

  @Test("bug: a table without a language, in the settings bundle itself, was no table")
  func tablesWithoutALanguage() {
    check(["Settings.bundle/en.lproj/Root.strings": "", "Settings.bundle/Licenses.strings": ""])
      .accepts("{ PreferenceSpecifiers = (); StringsTable = Licenses; }")
  }

  @Test func aBundleWithoutTranslationsNeedsNone() {
    check(["Package.swift": ""]).accepts("{ PreferenceSpecifiers = (); StringsTable = Root; }")
  }
}

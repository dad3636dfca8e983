import Testing

@testable import LintRules

@Suite struct SettingsPaneMissingTests {
  private func check(_ files: [String: String]) -> ProjectCheck {
    let project = files.merging(["Package.swift": ""]) { first, _ in first }
    return ProjectCheck(SettingsPaneMissing.self, file: "Settings.bundle/Root.plist", project)
  }

  @Test func reportsAPageThatDoesNotExist() {
    check(["Settings.bundle/Other.plist": "{}"]).finds(
      "{ PreferenceSpecifiers = ({ Type = PSChildPaneSpecifier; Title = a; File = 1️⃣Cellar2️⃣; }); }"
    )
  }

  @Test func acceptsExistingPagesAndOtherRows() {
    check(["Settings.bundle/Cellar.plist": "{}"]).accepts(
      "{ PreferenceSpecifiers = ({ Type = PSChildPaneSpecifier; File = Cellar; }, { Type = PSGroupSpecifier; File = x; }); }"
    )
  }

  @Test func toolsWriteThePagesThatGitLeavesOut() {
    let text = "{ PreferenceSpecifiers = ({ Type = PSChildPaneSpecifier; Title = a; File = 1️⃣Cellar2️⃣; }); }"
    check([".gitignore": "Cellar.plist\n"]).accepts(text.filter { !"1️⃣2️⃣".contains($0) })
    check([".gitignore": "Cellar.plist\n!Settings.bundle/Cellar.plist\n"]).finds(text)
  }
}

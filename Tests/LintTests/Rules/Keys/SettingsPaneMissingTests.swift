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

  private func pane(_ file: String) -> String {
    "{ PreferenceSpecifiers = ({ Type = PSChildPaneSpecifier; Title = a; File = \(file); }); }"
  }

  @Test func devicesDistinguishCapitals() {
    let files = ["Settings.bundle/Cellar.plist": "{}", "Settings.bundle/Packages/Promises.plist": "{}"]
    let found = check(files).finds(pane("1️⃣\"Packages/promises\"2️⃣")).first
    #expect(found?.message.contains("has the page “Packages/Promises.plist”") == true)
    check(files).fixes(pane("\"Packages/promises\""), to: pane("\"Packages/Promises\""))
    check(files).fixes(pane("cellar"), to: pane("Cellar"))
    check(files).finds(pane("1️⃣\"Packages/Barrel\"2️⃣"))
    check(files).accepts(pane("\"Packages/Promises\""))
  }

  @Test func toolsWriteFoldersOfPages() {
    check([:]).accepts(pane("\"com.example.licenses/Barrel\""))
    check(["Other.plist": "{}"]).accepts(pane("\"../Cellar\""))
    let files = ["Settings.bundle/.gitignore": "Packages/B*\n", "Settings.bundle/Packages/A.plist": "{}"]
    check(files).accepts(pane("\"Packages/Barrel\""))
  }

  @Test func aLanguageMayHaveThePage() {
    check(["Settings.bundle/en.lproj/Cellar.plist": "{}"]).accepts(pane("Cellar"))
  }

  @Test func toolsWriteThePagesThatGitLeavesOut() {
    let text = "{ PreferenceSpecifiers = ({ Type = PSChildPaneSpecifier; Title = a; File = 1️⃣Cellar2️⃣; }); }"
    check([".gitignore": "Cellar.plist\n"]).accepts(text.filter { !"1️⃣2️⃣".contains($0) })
    check([".gitignore": "Cellar.plist\n!Settings.bundle/Cellar.plist\n"]).finds(text)
  }
}

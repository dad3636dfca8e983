import ProjectFiles
import SourceText
import Testing

@testable import AppProject
@testable import LintEngine
@testable import LintRules

/// Keys that settings add to an Info.plist on the disk.
@Suite struct SettingsNextToFileTests {
  private func findings(_ setting: String, infoPlist: String = "{ CFBundlePackageType = APPL; }") -> [Finding] {
    let spec = """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          settings:
            GENERATE_INFOPLIST_FILE: YES
            INFOPLIST_FILE: Info.plist
            \(setting)
      """
    let files = OverlaidFiles(["/app/project.yml": Array(spec.utf8), "/app/Info.plist": Array(infoPlist.utf8)])
    let context = ProjectContextBuilder(files: files, homeFolder: nil).context(for: "/app/project.yml")
    let document = Document(path: "/app/project.yml", text: SourceText(spec))
    return Linter(rules: RuleRegistry.all).generatedFindings(in: document, project: context)
  }

  @Test func textsAreChecked() {
    #expect(findings("INFOPLIST_KEY_NSCameraUsageDescription: TODO").map(\.rule) == ["purpose-string-placeholder"])
    #expect(findings("INFOPLIST_KEY_NSCameraUsageDescription: Scan the label of a bottle.").isEmpty)
  }

  @Test func textsOfSettingsReplaceThoseOfTheFileAndNothingElseIsKnown() {
    #expect(
      findings(
        "INFOPLIST_KEY_NSCameraUsageDescription: TODO",
        infoPlist: "{ NSCameraUsageDescription = \"Scan the label of a bottle.\"; }"
      ).map(\.rule) == ["purpose-string-placeholder"]
    )
    #expect(findings("INFOPLIST_KEY_UIStatusBarHidden: YES").isEmpty)
  }
}

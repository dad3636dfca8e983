import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import SourceText
import Testing

@testable import LintRules

/// Where unlike bundles use one file, rules are run for each, and a finding of some names their targets.
@Suite struct SharedFileTests {
  private func findings(_ text: String, _ targets: ExampleProject.Target...) -> [Finding] {
    let builder = ProjectContextBuilder(
      files: OverlaidFiles([
        "/app/Info.plist": Array(text.utf8),
        "/app/\(ExampleProject.file)": Array(ExampleProject(targets).text.utf8),
      ]),
      homeFolder: nil
    )
    let project = builder.context(for: "/app/Info.plist")
    let linter = Linter(rules: [BackgroundModeUnsupportedPlatform.self])
    return linter.findings(in: Document(path: "/app/Info.plist", text: SourceText(text)), project: project)
  }

  private static let text = """
    <plist version="1.0"><dict>
      <key>UIBackgroundModes</key><array><string>voip</string></array>
    </dict></plist>
    """
  private static let phone = ExampleProject.Target("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", name: "Phone")
  private static let mac = ExampleProject.Target("INFOPLIST_FILE = Info.plist; SDKROOT = macosx;", name: "Mac")
  private static let otherMac = ExampleProject.Target("INFOPLIST_FILE = Info.plist; SDKROOT = macosx;", name: "Other")

  @Test func aFindingOfOneTargetNamesIt() {
    let found = findings(Self.text, Self.phone, Self.mac)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Mac: ") == true)
  }

  @Test func aFindingOfAllTargetsNamesNone() {
    let found = findings(Self.text, Self.mac, Self.otherMac)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("Mac") == false)
  }

  @Test func aTargetForWhichItIsRightHasNone() {
    #expect(findings(Self.text, Self.phone).isEmpty)
  }
}

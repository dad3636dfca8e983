import AppProject
import Foundation
import LintEngine
import LintFiles
import TestSupport
import Testing

/// In the sample projects all defects that were put in are found, and nothing else.
@Suite struct SampleProjectTests {
  /// The findings of each sample, as `path:line severity rule`.
  private static let expected: [String: [String]] = [
    "Xcode": [
      "Trails.xcodeproj/project.pbxproj:60 error purpose-string-missing",
      "Trails.xcodeproj/project.pbxproj:129 info purpose-string-needs-entitlement",
      "Trails/Info.plist:4 error purpose-string-missing",
      "Trails/Info.plist:30 info purpose-string-empty",
      "Trails/Info.plist:33 error background-mode-unknown",
      "Trails/PrivacyInfo.xcprivacy:14 error privacy-reason-invalid",
      "Trails/Trails.entitlements:9 warning entitlement-app-group-prefix",
      "Trails/de.lproj/InfoPlist.strings:3 warning purpose-string-whitespace-only",
      "TrailsWidget/Info.plist:18 info extension-version-mismatch",
    ],
    "XcodeGen": [
      "project.yml:18 warning purpose-string-placeholder",
      "project.yml:20 error purpose-string-missing",
    ],
    "Flutter": [
      "ios/Runner/Info.plist:4 error purpose-string-missing",
      "ios/Runner/Info.plist:4 error purpose-string-missing",
      "ios/Runner/Info.plist:4 warning purpose-string-probably-missing",
      "ios/Runner/Info.plist:30 warning launch-storyboard-suffix",
    ],
    "Expo": [
      "app.json:11 error purpose-string-empty",
      "app.json:12 warning key-probable-typo",
    ],
  ]

  private func findings(in folder: URL) -> [String] {
    let builder = ProjectContextBuilder()
    let linter = FileLinter(linter: { _ in Linter() }) { builder.context(around: $0) }
    var lines: [String] = []
    for file in FileDiscovery(paths: [folder.path]).files {
      for finding in linter.check(file).findings {
        let path = finding.file.dropFirst(folder.path.count + 1)
        lines.append("\(path):\(finding.line) \(finding.severity) \(finding.rule)")
      }
    }
    return lines
  }

  @Test(arguments: expected.keys.sorted())
  func allDefectsAreFoundAndNothingElse(_ name: String) {
    let folder = Fixtures.folder.appendingPathComponent("Projects/\(name)")
    #expect(findings(in: folder) == Self.expected[name])
  }
}

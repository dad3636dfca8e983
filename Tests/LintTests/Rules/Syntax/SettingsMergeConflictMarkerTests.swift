import ProjectFiles
import SourceText
import Testing

@testable import LintEngine
@testable import LintRules

@Suite struct SettingsMergeConflictMarkerTests {
  private func findings(_ text: String, _ name: String = "App.xcconfig") -> [Finding] {
    Linter(rules: [SettingsMergeConflictMarker.self])
      .slowFindings(in: Document(path: "/app/\(name)", text: SourceText(text)), project: nil)
  }
  private let conflict = "A = 1\n<<<<<<< HEAD\nB = 1\n=======\nB = 2\n>>>>>>> main\nC = 1\n"

  @Test func reportsAConflictOnceWithChoicesForPeople() {
    let found = findings(conflict + conflict)
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.first?.fixes.map(\.needsDecision) == [true, true])
    let upper = found.first?.fixes.first.map { SourceText(conflict).applying($0.edits).string }
    #expect(upper == "A = 1\nB = 1\nC = 1\n")
    #expect(findings(conflict, "project.yml").count == 1)
  }

  @Test(arguments: ["A = <<<<<<< HEAD", "// =======\n", "<<<<<<< HEAD\nB = 1\n", ""])
  func acceptsOtherLines(_ text: String) { #expect(findings(text).isEmpty) }
}

import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText

/// Reports the lines that an unresolved merge leaves in a file with build settings, or another that describes a project.
enum SettingsMergeConflictMarker: Rule {
  static let description = RuleDescription(
    id: "settings-merge-conflict-marker",
    severity: .warning,
    example: .init(
      file: "App.xcconfig",
      bad: """
        <<<<<<< HEAD
        MARKETING_VERSION = 2.0
        =======
        MARKETING_VERSION = 2.1
        >>>>>>> release
        """,
      good: "MARKETING_VERSION = 2.1"
    )
  )
  static let checks: [Check] = [.slowDocument(check)]
  static let subject = RuleSubject.everything(in: .other)

  /// The number of lines that are read.
  private static let limit = 20_000

  /// Reports each conflict that has both sides, at its first line; linear in the lines.
  private static func check(_ document: Document, in context: inout RuleContext) {
    var end = 0
    for number in 0..<min(document.text.lineCount, limit) {
      let line = document.text.lineRange(number)
      guard line.lowerBound >= end, document.text.string(in: line).hasPrefix("<<<<<<<"),
        let region = ConflictRegion(document.text, startingAt: line.lowerBound), region.sides != nil
      else { continue }
      end = region.range.upperBound
      context.report(
        description,
        at: line,
        description.text("message"),
        fixes: MergeConflict(document.text, startingAt: line.lowerBound)?.fixes ?? []
      )
    }
  }
}

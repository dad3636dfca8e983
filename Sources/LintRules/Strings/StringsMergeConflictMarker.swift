import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the lines that an unresolved merge leaves in a string table.
enum StringsMergeConflictMarker: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-merge-conflict-marker",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .init(
      file: "Localizable.strings",
      bad: """
        "title" = "Notes";
        <<<<<<< HEAD
        "done" = "Done";
        =======
        "done" = "Finished";
        >>>>>>> release
        """,
      good: """
        "title" = "Notes";
        "done" = "Done";
        """
    )
  )

  static let checks: [Check] = [.syntax(claims: claims, report: report), .document(check)]
  static let family = SyntaxFamily.stringsMergeConflictMarker

  static func check(_ document: Document, in context: inout RuleContext) {
    guard case .stringCatalog(let reading) = document.content, let problem = reading.problem,
      problem.kind == .conflictMarker
    else { return }
    let conflict = MergeConflict(document.text, startingAt: problem.range.lowerBound)
    context.report(description, at: problem.range, description.text("json"), fixes: conflict?.fixes ?? [])
  }
}

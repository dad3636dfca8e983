import LintEngine
import LintFacts
import PropertyList

/// Reports the lines that an unresolved merge leaves in a string table.
enum StringsMergeConflictMarker: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-merge-conflict-marker",
    severity: .error,
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

  static let family = SyntaxFamily.stringsMergeConflictMarker
}

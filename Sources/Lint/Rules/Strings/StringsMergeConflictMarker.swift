import PropertyList

/// Reports the lines that an unresolved merge leaves in a string table.
enum StringsMergeConflictMarker: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-merge-conflict-marker",
    severity: .error,
    summary: "A line is left over from a merge conflict.",
    rationale: """
      Version control marks both sides of a conflict with lines of its own. In a string table Foundation often \
      stops at the first of them without an error, and all translations behind it are missing in the app.
      """,
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

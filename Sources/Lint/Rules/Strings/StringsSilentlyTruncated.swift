import PropertyList

/// Reports where Foundation stops reading a string table without an error.
enum StringsSilentlyTruncated: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-silently-truncated",
    severity: .warning,
    summary: "Foundation stops reading here without an error and ignores the rest.",
    rationale: """
      A string table ends for Foundation at the first thing that cannot begin a key: a second semicolon, a stray \
      bracket, a comment that is never closed. It reports no error and returns the entries so far, so that all \
      translations behind that place are missing in the app.
      """,
    example: .init(
      file: "Localizable.strings",
      bad: """
        "title" = "Notes";;
        "done" = "Done";
        """,
      good: """
        "title" = "Notes";
        "done" = "Done";
        """
    )
  )

  static let family = SyntaxFamily.stringsSilentlyTruncated
}

import LintEngine
import LintFacts
import PropertyList

/// Reports where Foundation stops reading a string table without an error.
enum StringsSilentlyTruncated: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-silently-truncated",
    severity: .warning,
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

import LintEngine
import LintFacts
import PropertyList

/// Reports text in string tables that Foundation cannot read.
enum StringsMalformed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-malformed",
    severity: .error,
    example: .init(
      file: "Localizable.strings",
      bad: """
        "title" = "Notes"
        "done" = "Done";
        """,
      good: """
        "title" = "Notes";
        "done" = "Done";
        """
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/LoadingResources/Strings/Strings.html"
    ]
  )

  static let family = SyntaxFamily.stringsMalformed
}

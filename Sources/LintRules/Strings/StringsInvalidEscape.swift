import LintEngine
import LintFacts
import PropertyList

/// Reports backslashes that do not mean what they look like.
enum StringsInvalidEscape: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-invalid-escape",
    severity: .warning,
    example: .init(
      file: "Localizable.strings",
      bad: #"""
        "title" = "Caf\u00e9";
        """#,
      good: #"""
        "title" = "Caf\U00e9";
        """#
    )
  )

  static let family = SyntaxFamily.stringsInvalidEscape
}

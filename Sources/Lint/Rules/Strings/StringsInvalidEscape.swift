import PropertyList

/// Reports backslashes that do not mean what they look like.
enum StringsInvalidEscape: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-invalid-escape",
    severity: .warning,
    summary: "An escape does not mean what it looks like.",
    rationale: """
      String tables have their own escapes: a Unicode character is written with a capital U, and octal numbers \
      count in the character set of NeXTSTEP. Foundation reads every other backslash as if it were not there and \
      reports nothing.
      """,
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

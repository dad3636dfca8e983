import PropertyList

/// Reports text in string tables that Foundation cannot read.
enum StringsMalformed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "strings-malformed",
    severity: .error,
    summary: "The file is no readable string table.",
    rationale: """
      Every entry is written "key" = "value"; with both quotation marks and the semicolon. Where one is \
      missing, Foundation refuses the file, the build fails or the app shows bare keys, and the message names line \
      1 whatever the place is.
      """,
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

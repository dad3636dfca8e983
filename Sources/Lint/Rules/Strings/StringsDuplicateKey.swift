import PropertyList

/// Reports keys that stand twice in a string table.
enum StringsDuplicateKey: RepeatedKeyRule {
  static let description = RuleDescription(
    id: "strings-duplicate-key",
    severity: .warning,
    summary: "A key stands twice in a string table.",
    rationale: """
      Foundation keeps the last of the two texts and drops the other without a word, so that a translator may work on a text \
      that no user ever sees.
      """,
    example: .init(
      file: "Localizable.strings",
      bad: """
        "done" = "Done";
        "title" = "Notes";
        "done" = "Finished";
        """,
      good: """
        "title" = "Notes";
        "done" = "Finished";
        """
    )
  )

  static func applies(to traits: DocumentTraits) -> Bool {
    // Both sides of a conflict hold the same keys until one of them goes.
    traits.kind.isStringTable && !traits.hasConflict && !traits.isPreprocessed
  }

  static func report(_ repeated: RepeatedKey, in context: inout RuleContext) {
    DuplicateKeys.report(description, repeated, unit: "table", in: &context)
  }
}

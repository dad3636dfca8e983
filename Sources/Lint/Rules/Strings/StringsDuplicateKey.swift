import PropertyList

/// Reports keys that stand twice in a string table.
enum StringsDuplicateKey: DictionaryRule {
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

  static func check(_ dictionary: Node, in context: inout RuleContext) {
    guard context.document.kind.isStringTable else { return }
    DuplicateKeys.report(description, in: dictionary, unit: "table", &context)
  }
}

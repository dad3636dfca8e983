import LintEngine
import LintFacts
import PropertyList

/// Reports keys that stand twice in a string table.
enum StringsDuplicateKey: RepeatedKeyRule {
  static let description = RuleDescription(
    id: "strings-duplicate-key",
    severity: .warning,
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
    DuplicateKeys.report(description, repeated, in: &context)
  }
}

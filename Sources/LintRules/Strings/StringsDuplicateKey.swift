import LintEngine
import LintFacts
import PropertyList

/// Reports duplicate keys in a string table.
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
  static let subject = RuleSubject.everything(in: .stringTable, .infoPlistStrings)

  static func applies(to traits: DocumentTraits) -> Bool {
    // Both sides of a conflict hold the same keys until one of them goes.
    !traits.hasConflict && !traits.isPreprocessed
  }

  static func report(_ repeated: RepeatedKey, in context: inout RuleContext) {
    let areEqual = DuplicateKeys.areEqual(repeated, in: context)
    let cause = areEqual ? FindingCause.table("same") : .table("key \(repeated.name)")
    DuplicateKeys.report(description, repeated, areEqual: areEqual, cause, in: &context)
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports duplicate keys in one dictionary.
enum PlistDuplicateKey: RepeatedKeyRule {
  static let description = RuleDescription(
    id: "plist-duplicate-key",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.codesign],
    example: .plist(
      bad: """
        <key>UIRequiresFullScreen</key> <true/>
        <key>UIRequiresFullScreen</key> <false/>
        """,
      good: "<key>UIRequiresFullScreen</key> <false/>"
    )
  )
  static let subject = RuleSubject.everything()

  static func applies(to traits: DocumentTraits) -> Bool {
    // Both sides of a conflict hold the same keys until one of them goes.
    !traits.kind.isStringTable && !traits.hasConflict && !traits.isPreprocessed
  }

  static func report(_ repeated: RepeatedKey, in context: inout RuleContext) {
    let areEqual = DuplicateKeys.areEqual(repeated, in: context)
    let isTop = repeated.later.key?.parent == context.document.rootDictionary
    let cause = isTop ? DuplicateKeys.cause(ofKey: repeated.name) : nil
    DuplicateKeys.report(description, repeated, areEqual: areEqual, cause, in: &context)
  }
}

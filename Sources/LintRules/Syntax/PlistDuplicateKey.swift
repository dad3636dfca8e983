import LintEngine
import LintFacts
import PropertyList

/// Reports keys that stand twice in one dictionary.
enum PlistDuplicateKey: RepeatedKeyRule {
  static let description = RuleDescription(
    id: "plist-duplicate-key",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIRequiresFullScreen</key>
          <true/>
          <key>UIRequiresFullScreen</key>
          <false/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIRequiresFullScreen</key>
          <false/>
        </dict></plist>
        """
    )
  )

  static func applies(to traits: DocumentTraits) -> Bool {
    // Both sides of a conflict hold the same keys until one of them goes.
    !traits.kind.isStringTable && !traits.hasConflict && !traits.isPreprocessed
  }

  static func report(_ repeated: RepeatedKey, in context: inout RuleContext) {
    DuplicateKeys.report(description, repeated, in: &context)
  }
}

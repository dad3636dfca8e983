import PropertyList

/// Reports keys that stand twice in one dictionary.
enum PlistDuplicateKey: RepeatedKeyRule {
  static let description = RuleDescription(
    id: "plist-duplicate-key",
    severity: .error,
    summary: "A key stands twice in one dictionary.",
    rationale: """
      Readers keep one of the two values and drop the other without a word. Foundation keeps the last, some build tools and \
      the App Store keep the first, so the app may run with one value and be reviewed with the other.
      """,
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
    DuplicateKeys.report(description, repeated, unit: "dictionary", in: &context)
  }
}

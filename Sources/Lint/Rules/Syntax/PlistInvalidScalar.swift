import PropertyList

/// Reports numbers, dates, Booleans and data whose text is none.
enum PlistInvalidScalar: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-invalid-scalar",
    severity: .error,
    summary: "The text of a number, date, Boolean or data element is none.",
    rationale: """
      Foundation reads these elements by strict rules and refuses the whole file for one that breaks them: a space \
      behind a number or a date without its time is enough.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Count</key>
          <integer>12 </integer>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Count</key>
          <integer>12</integer>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.invalidScalar
}

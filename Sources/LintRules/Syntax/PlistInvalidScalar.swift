import LintEngine
import LintFacts
import PropertyList

/// Reports numbers, dates, Booleans and data whose text is none.
enum PlistInvalidScalar: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-invalid-scalar",
    severity: .error,
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

import LintEngine
import LintFacts
import PropertyList

/// Reports values that Foundation reads otherwise than they are written.
enum PlistAlteredValue: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-altered-value",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Expires</key>
          <date>2026-02-30T00:00:00Z</date>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Expires</key>
          <date>2026-03-02T00:00:00Z</date>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.alteredValue
}

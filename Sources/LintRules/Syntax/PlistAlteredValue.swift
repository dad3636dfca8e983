import LintEngine
import LintFacts
import PropertyList

/// Reports values that Foundation reads otherwise than they are written.
enum PlistAlteredValue: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-altered-value",
    severity: .warning,
    example: .plist(
      bad: "<key>Expires</key> <date>2026-02-30T00:00:00Z</date>",
      good: "<key>Expires</key> <date>2026-03-02T00:00:00Z</date>"
    )
  )

  static let family = SyntaxFamily.alteredValue
}

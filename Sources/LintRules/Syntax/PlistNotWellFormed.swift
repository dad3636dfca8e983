import LintEngine
import LintFacts
import PropertyList

/// Reports what Foundation takes and XML forbids.
enum PlistNotWellFormed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-not-well-formed-xml",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <!-- Beta -- remove before the release -->
          <key>Name</key>
          <string>Notes</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <!-- Beta, remove before the release -->
          <key>Name</key>
          <string>Notes</string>
        </dict></plist>
        """
    ),
    references: ["https://www.w3.org/TR/xml/#sec-comments"]
  )

  static let family = SyntaxFamily.notWellFormed
}

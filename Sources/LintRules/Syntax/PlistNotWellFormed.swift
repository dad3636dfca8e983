import LintEngine
import LintFacts
import PropertyList

/// Reports what Foundation takes and XML forbids.
enum PlistNotWellFormed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-not-well-formed-xml",
    severity: .warning,
    premises: [.fileKind],
    refusedBy: [.codesign],
    example: .plist(
      bad: """
        <!-- Beta -- remove before the release -->
        <key>Name</key> <string>Notes</string>
        """,
      good: """
        <!-- Beta, remove before the release -->
        <key>Name</key> <string>Notes</string>
        """
    ),
    references: ["https://www.w3.org/TR/xml/#sec-comments"]
  )

  static let family = SyntaxFamily.notWellFormed
}

import LintEngine
import LintFacts
import PropertyList

/// Reports text after the end of the property list.
enum PlistContentAfterRoot: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-content-after-root",
    severity: .warning,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Name</key>
          <string>Notes</string>
        </dict></plist>
        <key>Version</key>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Name</key>
          <string>Notes</string>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.contentAfterRoot
}

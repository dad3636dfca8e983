import LintEngine
import LintFacts
import PropertyList

/// Reports keys without values and values without keys.
enum PlistKeyWithoutValue: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-key-without-value",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .plist(
      bad: """
        <key>CFBundleName</key>
        <key>CFBundleVersion</key> <string>1</string>
        """,
      good: """
        <key>CFBundleName</key> <string>Notes</string>
        <key>CFBundleVersion</key> <string>1</string>
        """
    )
  )

  static let family = SyntaxFamily.keyWithoutValue
}

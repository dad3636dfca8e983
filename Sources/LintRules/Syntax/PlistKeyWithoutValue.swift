import LintEngine
import LintFacts
import PropertyList

/// Reports keys without values and values without keys.
enum PlistKeyWithoutValue: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-key-without-value",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <key>CFBundleVersion</key>
          <string>1</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Notes</string>
          <key>CFBundleVersion</key>
          <string>1</string>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.keyWithoutValue
}

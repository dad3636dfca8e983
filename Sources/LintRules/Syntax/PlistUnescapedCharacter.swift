import LintEngine
import LintFacts
import PropertyList

/// Reports `&` and `<` that stand in text as they are.
enum PlistUnescapedCharacter: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-unescaped-character",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Address</key>
          <string>https://example.com/?a=1&b=2</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Address</key>
          <string>https://example.com/?a=1&amp;b=2</string>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.unescapedCharacter
}

import LintEngine
import LintFacts
import PropertyList

/// Reports `&` and `<` in text without escapes.
enum PlistUnescapedCharacter: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-unescaped-character",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .plist(
      bad: "<key>Address</key> <string>https://example.com/?a=1&b=2</string>",
      good: "<key>Address</key> <string>https://example.com/?a=1&amp;b=2</string>"
    )
  )

  static let family = SyntaxFamily.unescapedCharacter
}

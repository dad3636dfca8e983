import PropertyList

/// Reports `&` and `<` that stand in text as they are.
enum PlistUnescapedCharacter: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-unescaped-character",
    severity: .error,
    summary: "A character that XML reserves stands in text as it is.",
    rationale: """
      In XML, & begins a reference and < begins a tag. In text they are written &amp; and &lt;, else Foundation \
      refuses the file. Addresses with several parameters are the usual place.
      """,
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

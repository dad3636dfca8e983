import PropertyList

/// Reports keys without values and values without keys.
enum PlistKeyWithoutValue: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-key-without-value",
    severity: .error,
    summary: "A key has no value, or a value has no key.",
    rationale: """
      In a dictionary keys and values take turns. Where one is missing, Foundation pairs a key with the wrong \
      value or refuses the file, and names the line at which it gave up instead of the one with the gap.
      """,
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

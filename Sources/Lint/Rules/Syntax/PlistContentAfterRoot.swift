import PropertyList

/// Reports what stands behind the end of the property list.
enum PlistContentAfterRoot: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-content-after-root",
    severity: .warning,
    summary: "Something stands behind the end of the property list.",
    rationale: """
      Foundation ignores what follows the closing tag of an XML property list, and old-style files without braces \
      end for it at the first thing that is no key. Entries there are lost without a word; other readers refuse \
      the file.
      """,
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

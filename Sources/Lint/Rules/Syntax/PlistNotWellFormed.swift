import PropertyList

/// Reports what Foundation takes and XML forbids.
enum PlistNotWellFormed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-not-well-formed-xml",
    severity: .warning,
    summary: "Foundation reads the file, but it is no well-formed XML.",
    rationale: """
      Foundation has a reader of its own that lets some mistakes pass. Tools with an XML parser, such as those of \
      other languages and many build systems, refuse the same file.
      """,
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

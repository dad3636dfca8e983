import PropertyList

/// Reports text that is no property list and that no other rule has a name for.
enum PlistMalformed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-malformed",
    severity: .error,
    summary: "The file is no readable property list.",
    rationale: """
      Foundation reads a property list as a whole or not at all. One missing bracket or tag is enough for the \
      build to fail, or for the app to start without its settings, and the line that the tools name is often not \
      the line that is wrong.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Name</key>
          <string>Notes
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Name</key>
          <string>Notes</string>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/UnderstandXMLPlist/UnderstandXMLPlist.html"
    ]
  )

  static let family = SyntaxFamily.malformed
}

import LintEngine
import LintFacts
import PropertyList

/// Reports text that is no property list and that no other rule has a name for.
enum PlistMalformed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-malformed",
    severity: .error,
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

import PropertyList

/// Reports elements that property lists do not have.
enum PlistUnknownElement: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-unknown-element",
    severity: .error,
    summary: "An XML element is none of the eleven that property lists have.",
    rationale: """
      Property lists know plist, dict, array, key, string, integer, real, date, data, true and false, in lower \
      case. Foundation refuses a file with any other element.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>Name</key>
          <String>Notes</String>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>Name</key>
          <string>Notes</string>
        </dict></plist>
        """
    )
  )

  static let family = SyntaxFamily.unknownElement
}

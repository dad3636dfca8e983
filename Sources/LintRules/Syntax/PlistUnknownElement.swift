import LintEngine
import LintFacts
import PropertyList

/// Reports elements that property lists do not have.
enum PlistUnknownElement: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-unknown-element",
    severity: .error,
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

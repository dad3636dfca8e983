import LintEngine
import LintFacts
import PropertyList

/// Reports text that is not a property list and that no other rule reports.
enum PlistMalformed: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-malformed",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .plist(bad: "<key>Name</key> <string>Notes", good: "<key>Name</key> <string>Notes</string>"),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/UnderstandXMLPlist/UnderstandXMLPlist.html"
    ]
  )

  static let family = SyntaxFamily.malformed
}

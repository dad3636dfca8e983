import LintEngine
import LintFacts
import PropertyList

/// Reports elements that property lists do not have.
enum PlistUnknownElement: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-unknown-element",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .plist(bad: "<key>Name</key> <String>Notes</String>", good: "<key>Name</key> <string>Notes</string>")
  )

  static let family = SyntaxFamily.unknownElement
}

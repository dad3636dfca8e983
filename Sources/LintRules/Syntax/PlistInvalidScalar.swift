import LintEngine
import LintFacts
import PropertyList

/// Reports numbers, dates, Booleans and data with an invalid text.
enum PlistInvalidScalar: SyntaxFamilyRule {
  static let description = RuleDescription(
    id: "plist-invalid-scalar",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.foundation],
    example: .plist(bad: "<key>Count</key> <integer>12 </integer>", good: "<key>Count</key> <integer>12</integer>")
  )

  static let family = SyntaxFamily.invalidScalar
}

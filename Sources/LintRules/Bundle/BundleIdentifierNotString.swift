import LintEngine
import LintFacts
import PropertyList

/// Reports bundle identifiers that are not a string.
enum BundleIdentifierNotString: EntryRule {
  static let description = RuleDescription(
    id: "bundle-identifier-not-string",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.xcodeBuild],
    example: .plist(
      bad: "<key>CFBundleIdentifier</key> <integer>4711</integer>",
      good: "<key>CFBundleIdentifier</key> <string>org.example.cellar</string>"
    ),
    references: [.apple("bundleresources/information-property-list/cfbundleidentifier")]
  )
  static let subject = RuleSubject.keys("CFBundleIdentifier", in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value,
      let type = value.valueType, type != .string
    else { return }
    context.report(description, at: value.range, description.text("message", Words.kind(value.kind)))
  }
}

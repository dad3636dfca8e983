import LintEngine
import LintFacts
import PropertyList

/// Reports bundle identifiers that are no string.
enum BundleIdentifierNotString: EntryRule {
  static let description = RuleDescription(
    id: "bundle-identifier-not-string",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <integer>4711</integer>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleIdentifier</key>
          <string>org.example.cellar</string>
        </dict></plist>
        """
    ),
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      cfbundleidentifier
      """
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("CFBundleIdentifier"), context.traits.kind == .infoPlist, let value = entry.value,
      let type = value.valueType, type != .string
    else { return }
    context.report(description, at: value.range, description.text("message", type.description))
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports short names of apps that are long and visible to users.
enum BundleNameTooLong: EntryRule {
  static let description = RuleDescription(
    id: "bundle-name-too-long",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>CFBundleName</key> <string>The Whole Wine Cellar</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>CFBundleName</key> <string>Cellar</string>
        """
    ),
    references: [.apple("bundleresources/information-property-list/cfbundlename")]
  )
  static let subject = RuleSubject.keys("CFBundleName", in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let bundle = context.traits.bundle
    guard bundle.isApp,
      let value = entry.value, let text = value.literalText, text.count > 15
    else { return }
    // The menu bar of a Mac shows the short name; elsewhere the display name takes its place.
    let isShown = bundle.systems.contains(.macOS) || !context.hasSibling("CFBundleDisplayName", of: entry)
    guard isShown else { return }
    context.report(description, at: value.range, description.text("message", String(text.count)))
  }
}

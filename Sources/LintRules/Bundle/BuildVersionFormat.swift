import LintEngine
import LintFacts
import PropertyList

/// Reports values of `CFBundleVersion` that are not a version number.
enum BuildVersionFormat: EntryRule {
  static let description = RuleDescription(
    id: "build-version-format",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleVersion</key> <string>2.4.1-7</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>CFBundleVersion</key> <string>2.4.1</string>
        """
    ),
    appStoreCode: "ITMS-90058",
    references: [.apple("bundleresources/information-property-list/cfbundleversion")]
  )
  static let subject = RuleSubject.keys("CFBundleVersion", in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // The system ignores more than three integers.
    VersionReport.report(entry, description, allowingMore: true, in: &context)
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports values of `CFBundleVersion` that are no version number.
enum BuildVersionFormat: EntryRule {
  static let description = RuleDescription(
    id: "build-version-format",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleVersion</key>
          <string>2.4.1-7</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleVersion</key>
          <string>2.4.1</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90058",
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundleversion"
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("CFBundleVersion") else { return }
    VersionReport.report(entry, description, in: &context)
  }
}

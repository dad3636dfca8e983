import LintEngine
import LintFacts
import PropertyList

/// Reports values of `CFBundleShortVersionString` that are no version number.
enum VersionFormat: EntryRule {
  static let description = RuleDescription(
    id: "version-format",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleShortVersionString</key>
          <string>2.4.1-beta</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key>
          <string>APPL</string>
          <key>LSRequiresIPhoneOS</key>
          <true/>
          <key>CFBundleShortVersionString</key>
          <string>2.4.1</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90060",
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      cfbundleshortversionstring
      """
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("CFBundleShortVersionString") else { return }
    VersionReport.report(entry, description, in: &context)
  }
}

import LintEngine
import PropertyList

/// Reports keys of a privacy manifest in an Info.plist.
enum PrivacyKeysInInfoPlist: EntryRule {
  static let description = RuleDescription(
    id: "privacy-keys-in-info-plist",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSPrivacyTracking</key>
          <false/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Notes</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-91053",
    references: ["https://developer.apple.com/documentation/bundleresources/privacy-manifest-files"]
  )

  private static let names: Set = [
    "NSPrivacyAccessedAPITypes", "NSPrivacyCollectedDataTypes", "NSPrivacyTracking", "NSPrivacyTrackingDomains",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .infoPlist, entry.isTopLevel, names.contains(entry.name), !context.traits.kind.isStringTable
    else { return }
    context.report(description, at: entry.key.range, description.text("message", entry.name))
  }
}

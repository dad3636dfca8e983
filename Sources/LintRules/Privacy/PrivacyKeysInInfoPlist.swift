import LintEngine
import PropertyList

/// Reports keys of a privacy manifest in an Info.plist.
enum PrivacyKeysInInfoPlist: EntryRule {
  static let description = RuleDescription(
    id: "privacy-keys-in-info-plist",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      bad: "<key>NSPrivacyTracking</key> <false/>",
      good: "<key>CFBundleName</key> <string>Notes</string>"
    ),
    appStoreCode: "ITMS-91053",
    references: [.apple("bundleresources/privacy-manifest-files")]
  )
  static let subject = RuleSubject.keys(names, in: .infoPlist)

  private static let names: Set = [
    "NSPrivacyAccessedAPITypes", "NSPrivacyCollectedDataTypes", "NSPrivacyTracking", "NSPrivacyTrackingDomains",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard names.contains(entry.name)
    else { return }
    context.report(description, at: entry.key.range, description.text("message", entry.name))
  }
}

import KeyCatalog
import LintEngine
import PropertyList

/// Reports entitlements that Apple does not document.
enum EntitlementUnknown: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-unknown",
    severity: .info,
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.wine-cellar</key> <true/>",
      good: "<key>com.apple.developer.siri</key> <true/>"
    ),
    appStoreCode: "ITMS-90045",
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  /// The start of the names that profiles are made for; others are the system's own, or those of tools.
  private static let prefix = "com.apple.developer."

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isTopLevel, entry.info == nil, entry.name.hasPrefix(prefix), !BuildVariable.occurs(in: entry.name),
      // `key-probable-typo` reports those.
      KeyCatalog.nearestKey(to: entry.name, at: "", in: .entitlements) == nil
    else { return }
    context.report(description, at: entry.key.range, description.text("message", entry.name), cause: .file(""))
  }
}

import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports entitlements that the Mac does not know in a file for the Mac.
enum EntitlementUnsupportedPlatform: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-unsupported-platform",
    severity: .warning,
    example: .plist(
      file: "App-macOS.entitlements",
      bad: "<key>com.apple.developer.default-data-protection</key> <string>NSFileProtectionComplete</string>",
      good: "<key>com.apple.security.app-sandbox</key> <true/>"
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // `entitlement-platform-spelling` reports the push entitlement.
    guard entry.isTopLevel, entry.name != "aps-environment", let info = entry.info,
      !info.isDoubtful,
      EntitlementsFile.isForMac(context.document), !info.platforms.isEmpty,
      !info.platforms.contains(where: { ["macOS", "Mac Catalyst"].contains($0.platform) })
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }
}

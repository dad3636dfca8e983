import LintEngine
import PropertyList

/// Reports identifiers that signing fills in.
enum EntitlementIdentifierHardcoded: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-identifier-hardcoded",
    severity: .info,
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.team-identifier</key> <string>A1B2C3D4E5</string>",
      good: "<key>com.apple.security.app-sandbox</key> <true/>"
    ),
    appStoreCode: "ITMS-90046",
    references: [.apple("bundleresources/entitlements/com.apple.developer.team-identifier")]
  )
  static let subject = RuleSubject.keys(names, in: .entitlements)

  private static let names: Set = [
    "application-identifier", "com.apple.application-identifier", "com.apple.developer.team-identifier",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let text = entry.value?.stringValue, !BuildVariable.mayOccur(in: text)
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }
}

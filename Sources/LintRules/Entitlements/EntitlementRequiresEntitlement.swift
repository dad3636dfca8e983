import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports entitlements without another one that they build on.
enum EntitlementRequiresEntitlement: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-requires-entitlement",
    severity: .warning,
    refusedBy: [.codesign],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.healthkit.background-delivery</key> <true/>",
      good: """
        <key>com.apple.developer.healthkit</key> <true/>
        <key>com.apple.developer.healthkit.background-delivery</key> <true/>
        """
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.keys(EntitlementRelations.requirements.keys, in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let relation = EntitlementRelations.requirements[entry.name],
      EntitlementRelations.isMet(relation.condition, by: entry.value)
    else { return }
    for name in EntitlementRelations.entitlements(of: relation) where !context.hasSibling(name, of: entry) {
      context.report(description, at: entry.key.range, description.text("message", entry.name, name))
    }
  }
}

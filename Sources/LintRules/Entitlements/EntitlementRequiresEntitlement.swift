import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports entitlements without another one that they build on.
enum EntitlementRequiresEntitlement: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-requires-entitlement",
    severity: .warning,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.healthkit.background-delivery</key>
          <true/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.healthkit</key>
          <true/>
          <key>com.apple.developer.healthkit.background-delivery</key>
          <true/>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/bundleresources/entitlements"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .entitlements, entry.isTopLevel, let relation = EntitlementRelations.requirements[entry.name],
      EntitlementRelations.isMet(relation.condition, by: entry.value)
    else { return }
    for name in EntitlementRelations.entitlements(of: relation) where !context.hasSibling(name, of: entry) {
      context.report(description, at: entry.key.range, description.text("message", entry.name, name))
    }
  }
}

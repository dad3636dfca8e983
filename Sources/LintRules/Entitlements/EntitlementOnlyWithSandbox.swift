import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports rights inside a sandbox that the app is not in.
enum EntitlementOnlyWithSandbox: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-only-with-sandbox",
    severity: .warning,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.security.network.client</key>
          <true/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.security.app-sandbox</key>
          <true/>
          <key>com.apple.security.network.client</key>
          <true/>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/bundleresources/entitlements/app-sandbox"]
  )

  private static let sandbox = "com.apple.security.app-sandbox"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .entitlements, entry.isTopLevel, entry.value?.kind == .true,
      EntitlementRelations.onlyWithSandbox.contains(entry.name), !context.hasSibling(sandbox, of: entry)
    else { return }
    let root = entry.key.parent
    let fix = root.map {
      Fix(
        description.text("insert", sandbox),
        [context.editor.insertEntry(sandbox, .boolean(true), into: $0)],
        isSafe: false
      )
    }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: fix.map { [$0] } ?? [],
      isUnnecessary: true
    )
  }
}

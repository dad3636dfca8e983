import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports rights inside a sandbox that the app is not in.
enum EntitlementOnlyWithSandbox: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-only-with-sandbox",
    severity: .warning,
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.security.network.client</key> <true/>",
      good: """
        <key>com.apple.security.app-sandbox</key> <true/>
        <key>com.apple.security.network.client</key> <true/>
        """
    ),
    references: [.apple("bundleresources/entitlements/app-sandbox")]
  )
  static let subject = RuleSubject.keys(where: isOnlyWithSandbox, in: .entitlements)

  private static let sandbox = "com.apple.security.app-sandbox"

  /// Whether an entitlement permits what the sandbox alone denies; temporary exceptions are exceptions from it.
  private static func isOnlyWithSandbox(_ name: String) -> Bool {
    name.hasPrefix("com.apple.security.temporary-exception.") || EntitlementRelations.onlyWithSandbox.contains(name)
  }

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value, value.kind == .true || value.kind == .array, isOnlyWithSandbox(entry.name),
      !context.hasSibling(sandbox, of: entry)
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

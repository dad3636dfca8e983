import LintEngine
import PropertyList

/// Reports the right to read together with the right to read and write.
enum EntitlementReadOnlyAndReadWrite: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-read-only-and-read-write",
    severity: .warning,
    example: .plist(
      file: "App.entitlements",
      bad: """
        <key>com.apple.security.app-sandbox</key> <true/>
        <key>com.apple.security.files.user-selected.read-only</key> <true/>
        <key>com.apple.security.files.user-selected.read-write</key> <true/>
        """,
      good: """
        <key>com.apple.security.app-sandbox</key> <true/>
        <key>com.apple.security.files.user-selected.read-write</key> <true/>
        """
    ),
    references: [.apple("bundleresources/entitlements/app-sandbox")]
  )
  static let subject = RuleSubject.keys(where: { $0.hasSuffix(suffix) }, in: .entitlements)

  private static let suffix = ".read-only"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.name.hasSuffix(suffix),
      entry.name.hasPrefix("com.apple.security."), !entry.name.contains("temporary-exception"),
      entry.value?.kind == .true
    else { return }
    let wider = String(entry.name.dropLast(suffix.count)) + ".read-write"
    guard context.hasSibling(wider, of: entry) else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", wider),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true
    )
  }
}

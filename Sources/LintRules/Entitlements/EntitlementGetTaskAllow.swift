import LintEngine
import LintFacts
import PropertyList

/// Reports the right to be debugged in a file for releases.
enum EntitlementGetTaskAllow: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-get-task-allow",
    severity: .warning,
    example: .init(
      file: "Release.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>get-task-allow</key>
          <true/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>get-task-allow</key>
          <false/>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90164",
    references: ["https://developer.apple.com/documentation/bundleresources/entitlements"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("get-task-allow") || entry.isEntitlement("com.apple.security.get-task-allow"),
      let value = entry.value, value.kind == .true, EntitlementsFile.isForRelease(context.document)
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message"),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }
}

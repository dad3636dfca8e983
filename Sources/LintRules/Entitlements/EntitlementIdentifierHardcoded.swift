import LintEngine
import PropertyList

/// Reports identifiers that signing fills in.
enum EntitlementIdentifierHardcoded: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-identifier-hardcoded",
    severity: .warning,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.team-identifier</key>
          <string>A1B2C3D4E5</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.security.app-sandbox</key>
          <true/>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90046",
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.team-identifier"
    ]
  )

  private static let names: Set = [
    "application-identifier", "com.apple.application-identifier", "com.apple.developer.team-identifier",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .entitlements, entry.isTopLevel, names.contains(entry.name),
      let text = entry.value?.stringValue, !BuildVariable.occurs(in: text)
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)]
    )
  }
}

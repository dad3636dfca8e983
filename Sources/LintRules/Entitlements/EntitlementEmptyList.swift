import LintEngine
import PropertyList

/// Reports lists of groups and domains that hold nothing.
enum EntitlementEmptyList: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-empty-list",
    severity: .info,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.security.application-groups</key>
          <array/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.security.application-groups</key>
          <array>
            <string>group.com.example.shared</string>
          </array>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.security.application-groups"
    ]
  )

  private static let names: Set = ["com.apple.security.application-groups", "com.apple.developer.associated-domains"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .entitlements, entry.isTopLevel, names.contains(entry.name), let list = entry.value,
      list.kind == .array, list.children.isEmpty
    else { return }
    context.report(
      description,
      at: list.range,
      description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true
    )
  }
}

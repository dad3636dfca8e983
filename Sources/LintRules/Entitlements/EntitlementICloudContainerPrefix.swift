import LintEngine
import LintFacts
import PropertyList

/// Reports iCloud containers without their prefix.
enum EntitlementICloudContainerPrefix: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-icloud-container-prefix",
    severity: .error,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.icloud-container-identifiers</key>
          <array>
            <string>com.example.notes</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.icloud-container-identifiers</key>
          <array>
            <string>iCloud.com.example.notes</string>
          </array>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90046",
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.icloud-container-identifiers"
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("com.apple.developer.icloud-container-identifiers") else { return }
    for item in EntitlementList.items(of: entry) where !item.text.hasPrefix("iCloud.") && !item.text.isEmpty {
      let name = "iCloud.\(item.text)"
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.text),
        fixes: [
          Fix(description.text("replace", name), [context.editor.replaceText(of: item.node, with: name)], isSafe: false)
        ]
      )
    }
  }
}

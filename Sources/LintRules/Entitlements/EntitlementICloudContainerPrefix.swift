import LintEngine
import LintFacts
import PropertyList

/// Reports iCloud containers without their prefix.
enum EntitlementICloudContainerPrefix: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-icloud-container-prefix",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      file: "App.entitlements",
      bad: """
        <key>com.apple.developer.icloud-container-identifiers</key> <array>
          <string>com.example.notes</string>
        </array>
        """,
      good: """
        <key>com.apple.developer.icloud-container-identifiers</key> <array>
          <string>iCloud.com.example.notes</string>
        </array>
        """
    ),
    appStoreCode: "ITMS-90046",
    references: [.apple("bundleresources/entitlements/com.apple.developer.icloud-container-identifiers")]
  )
  static let subject = RuleSubject.keys("com.apple.developer.icloud-container-identifiers", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
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

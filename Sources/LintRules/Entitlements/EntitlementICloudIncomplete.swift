import LintEngine
import LintFacts
import PropertyList

/// Reports CloudKit without a container.
enum EntitlementICloudIncomplete: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-icloud-incomplete",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.developer.icloud-services</key> <array> <string>CloudKit</string> </array>",
      good: """
        <key>com.apple.developer.icloud-container-identifiers</key> <array>
          <string>iCloud.com.example.notes</string>
        </array>
        <key>com.apple.developer.icloud-services</key> <array> <string>CloudKit</string> </array>
        """
    ),
    appStoreCode: "ITMS-90211",
    references: [.apple("bundleresources/entitlements/com.apple.developer.icloud-services")]
  )
  static let subject = RuleSubject.keys("com.apple.developer.icloud-services", in: .entitlements)

  private static let containers = "com.apple.developer.icloud-container-identifiers"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard
      let service = EntitlementList.items(of: entry).first(where: {
        ["CloudKit", "CloudKit-Anonymous"].contains($0.text)
      }),
      !context.hasSibling(containers, of: entry)
    else { return }
    context.report(description, at: service.node.range, description.text("message", service.text, containers))
  }
}

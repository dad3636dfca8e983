import LintEngine
import LintFacts
import PropertyList

/// Reports CloudKit without a container.
enum EntitlementICloudIncomplete: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-icloud-incomplete",
    severity: .warning,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.icloud-services</key>
          <array>
            <string>CloudKit</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.icloud-container-identifiers</key>
          <array>
            <string>iCloud.com.example.notes</string>
          </array>
          <key>com.apple.developer.icloud-services</key>
          <array>
            <string>CloudKit</string>
          </array>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90211",
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.icloud-services"
    ]
  )

  private static let containers = "com.apple.developer.icloud-container-identifiers"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("com.apple.developer.icloud-services"),
      let service = EntitlementList.items(of: entry).first(where: {
        ["CloudKit", "CloudKit-Anonymous"].contains($0.text)
      }),
      !context.hasSibling(containers, of: entry)
    else { return }
    context.report(description, at: service.node.range, description.text("message", service.text, containers))
  }
}

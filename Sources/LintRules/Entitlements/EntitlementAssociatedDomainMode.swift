import LintEngine
import LintFacts
import PropertyList

/// Reports associated domains that only work on devices of developers.
enum EntitlementAssociatedDomainMode: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-associated-domain-mode",
    severity: .warning,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.associated-domains</key>
          <array>
            <string>applinks:example.com?mode=developer</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.associated-domains</key>
          <array>
            <string>applinks:example.com</string>
          </array>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains"
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("com.apple.developer.associated-domains"),
      !EntitlementsFile.isForDevelopment(context.document)
    else { return }
    for item in EntitlementList.items(of: entry) where item.text.hasSuffix("?mode=developer") {
      let domain = String(item.text.dropLast("?mode=developer".count))
      context.report(
        description,
        at: item.node.range,
        description.text("message"),
        fixes: [
          Fix(
            description.text("replace", domain),
            [context.editor.replaceText(of: item.node, with: domain)],
            isSafe: false
          )
        ]
      )
    }
  }
}

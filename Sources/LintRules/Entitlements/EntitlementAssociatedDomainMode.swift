import LintEngine
import LintFacts
import PropertyList

/// Reports associated domains that only work on devices of developers.
enum EntitlementAssociatedDomainMode: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-associated-domain-mode",
    severity: .warning,
    example: .plist(
      file: "App.entitlements",
      bad: """
        <key>com.apple.developer.associated-domains</key> <array>
          <string>applinks:example.com?mode=developer</string>
        </array>
        """,
      good: "<key>com.apple.developer.associated-domains</key> <array> <string>applinks:example.com</string> </array>"
    ),
    references: [.apple("bundleresources/entitlements/com.apple.developer.associated-domains")]
  )
  static let subject = RuleSubject.keys("com.apple.developer.associated-domains", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard !EntitlementsFile.isForDevelopment(context.document)
    else { return }
    let items = EntitlementList.items(of: entry)
    let texts = Set(items.map(\.text))
    for item in items where item.text.hasSuffix("?mode=developer") {
      let domain = String(item.text.dropLast("?mode=developer".count))
      // The same domain without the mode works in all apps.
      guard !texts.contains(domain) else { continue }
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
        ],
        cause: .file("")
      )
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports the push entitlement under the name of another system.
enum EntitlementPlatformSpelling: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-platform-spelling",
    severity: .info,
    example: .init(
      file: "App-macOS.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>aps-environment</key>
          <string>development</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.aps-environment</key>
          <string>development</string>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/aps-environment",
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.aps-environment",
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let wanted: String
    if entry.isEntitlement("aps-environment"), EntitlementsFile.isForMac(context.document) {
      wanted = "com.apple.developer.aps-environment"
    } else if entry.isEntitlement("com.apple.developer.aps-environment"), EntitlementsFile.isForPhone(context.document)
    {
      wanted = "aps-environment"
    } else {
      return
    }
    guard !context.hasSibling(wanted, of: entry) else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name, wanted),
      fixes: [
        Fix(
          description.text("rename", wanted),
          [context.editor.replaceText(of: entry.key, with: wanted)],
          isSafe: false
        )
      ]
    )
  }
}

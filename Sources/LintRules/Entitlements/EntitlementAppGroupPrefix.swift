import LintEngine
import LintFacts
import PropertyList

/// Reports app groups without the prefix that their system asks for.
enum EntitlementAppGroupPrefix: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-app-group-prefix",
    severity: .warning,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.security.application-groups</key>
          <array>
            <string>com.example.shared</string>
          </array>
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

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("com.apple.security.application-groups") else { return }
    for item in EntitlementList.items(of: entry) {
      guard !item.text.hasPrefix("group."), !TeamPrefix.begins(item.text), !item.text.isEmpty else { continue }
      let prefixes = ["group.", "$(TeamIdentifierPrefix)"]
      let fixes = prefixes.map { prefix in
        Fix(
          description.text("prefix", prefix),
          [context.editor.replaceText(of: item.node, with: prefix + item.text)],
          isSafe: false
        )
      }
      context.report(description, at: item.node.range, description.text("message", item.text), fixes: fixes)
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports keychain access groups that do not begin with the team, or do so twice.
enum EntitlementKeychainPrefix: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-keychain-prefix",
    severity: .error,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>keychain-access-groups</key>
          <array>
            <string>com.example.shared</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>keychain-access-groups</key>
          <array>
            <string>$(AppIdentifierPrefix)com.example.shared</string>
          </array>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90164",
    references: ["https://developer.apple.com/documentation/bundleresources/entitlements/keychain-access-groups"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("keychain-access-groups"), let list = entry.value, list.kind == .array else { return }
    for node in list.children where node.kind == .string {
      guard let text = node.stringValue else { continue }
      if let rest = TeamPrefix.afterVariable(text), TeamPrefix.begins(rest) {
        context.report(
          description,
          at: node.range,
          description.text("twice", String(rest.prefix(10))),
          severity: .warning
        )
      } else if !BuildVariable.occurs(in: text), !TeamPrefix.begins(text), !text.hasPrefix("com.apple."), !text.isEmpty,
        text != "*"
      {
        let group = "$(AppIdentifierPrefix)\(text)"
        context.report(
          description,
          at: node.range,
          description.text("message", text),
          fixes: [
            Fix(description.text("replace", group), [context.editor.replaceText(of: node, with: group)], isSafe: false)
          ]
        )
      }
    }
  }
}

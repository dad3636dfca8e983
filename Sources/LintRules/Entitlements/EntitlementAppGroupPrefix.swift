import LintEngine
import LintFacts
import PropertyList

/// Reports app groups without the prefix that their system requires.
enum EntitlementAppGroupPrefix: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-app-group-prefix",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>com.apple.security.application-groups</key> <array> <string>com.example.shared</string> </array>",
      good: """
        <key>com.apple.security.application-groups</key> <array> <string>group.com.example.shared</string> </array>
        """
    ),
    references: [.apple("bundleresources/entitlements/com.apple.security.application-groups")]
  )
  static let subject = RuleSubject.keys("com.apple.security.application-groups", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for node in entry.value.map({ Array($0.children) }) ?? [] {
      guard let text = node.stringValue, case .noDot(let fixed) = TeamPrefix.border(of: text) else { continue }
      let fix = context.editor.replaceText(of: node, with: fixed)
      context.report(
        description,
        at: node.range,
        description.text("no-dot", text),
        fixes: [Fix(description.text("replace", fixed), [fix], isSafe: false)]
      )
    }
    for node in entry.value.map({ Array($0.children) }) ?? [] where isPrefixAlone(node) {
      context.report(description, at: node.range, description.text("alone", node.stringValue ?? ""), severity: .info)
    }
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
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.text),
        fixes: fixes,
        cause: .run(item.text)
      )
    }
  }

  /// Whether an item is nothing but what begins the name of a group.
  private static func isPrefixAlone(_ node: Node) -> Bool {
    ["$(TeamIdentifierPrefix)", "${TeamIdentifierPrefix}", "group.", "group"].contains(node.stringValue ?? "")
  }
}

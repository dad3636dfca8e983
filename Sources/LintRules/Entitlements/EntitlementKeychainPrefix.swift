import LintEngine
import LintFacts
import PropertyList

/// Reports keychain access groups that do not begin with the team, or do so twice.
enum EntitlementKeychainPrefix: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-keychain-prefix",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.codesign, .appStoreConnect],
    example: .plist(
      file: "App.entitlements",
      bad: "<key>keychain-access-groups</key> <array> <string>com.example.shared</string> </array>",
      good: """
        <key>keychain-access-groups</key> <array> <string>$(AppIdentifierPrefix)com.example.shared</string> </array>
        """
    ),
    appStoreCode: "ITMS-90164",
    references: [.apple("bundleresources/entitlements/keychain-access-groups")]
  )
  static let subject = RuleSubject.keys("keychain-access-groups", in: .entitlements)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value, list.kind == .array else { return }
    for node in list.children where node.kind == .string {
      guard let text = node.stringValue else { continue }
      if let rest = TeamPrefix.afterVariable(text), TeamPrefix.begins(rest) {
        // Identifiers may start with the team that once had the app.
        guard context.traits.bundle.identifier?.value.hasPrefix(rest.prefix(11)) != true else { continue }
        context.report(
          description,
          at: node.range,
          description.text("twice", String(rest.prefix(10))),
          severity: .warning
        )
      } else if let border = TeamPrefix.border(of: text) {
        report(border, at: node, text, in: &context)
      } else if text.hasPrefix("[") {
        context.report(description, at: node.range, description.text("placeholder", text), severity: .warning)
      } else if !BuildVariable.mayOccur(in: text), !TeamPrefix.begins(text), !text.hasPrefix("com.apple."),
        !text.isEmpty,
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

  private static func report(_ border: TeamPrefix.Border, at node: Node, _ text: String, in context: inout RuleContext)
  {
    let (fault, fixed) =
      switch border {
      case .noDot(let fixed): ("no-dot", fixed)
      case .twoDots(let fixed): ("two-dots", fixed)
      }
    context.report(
      description,
      at: node.range,
      description.text(fault, text),
      severity: .warning,
      fixes: [
        Fix(description.text("replace", fixed), [context.editor.replaceText(of: node, with: fixed)], isSafe: false)
      ]
    )
  }
}

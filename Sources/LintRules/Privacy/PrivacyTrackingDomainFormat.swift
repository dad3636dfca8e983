import LintEngine
import PropertyList

/// Reports tracking domains that are more than a host.
enum PrivacyTrackingDomainFormat: EntryRule {
  static let description = RuleDescription(
    id: "privacy-tracking-domain-format",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyTracking</key> <true/>
        <key>NSPrivacyTrackingDomains</key> <array> <string>https://ads.example.com/</string> </array>
        """,
      good: """
        <key>NSPrivacyTracking</key> <true/>
        <key>NSPrivacyTrackingDomains</key> <array> <string>ads.example.com</string> </array>
        """
    ),
    appStoreCode: "ITMS-91056",
    references: [.apple("technotes/tn3181-debugging-invalid-privacy-manifest")]
  )
  static let subject = RuleSubject.keys("NSPrivacyTrackingDomains", in: .privacyManifest)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value, list.kind == .array
    else { return }
    for node in list.children where node.kind == .string {
      guard let text = node.stringValue, !BuildVariable.occurs(in: text) else { continue }
      if text.allSatisfy(\.isWhitespace) {
        context.report(
          description,
          at: node.range,
          description.text("empty"),
          fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(node)])]
        )
      } else if let host = host(of: text), host != text {
        let fix = Fix(
          description.text("replace", host),
          [context.editor.replaceText(of: node, with: host)],
          isSafe: false
        )
        context.report(description, at: node.range, description.text("message", text), fixes: host.isEmpty ? [] : [fix])
      }
    }
  }

  /// Returns the host in a text that may be a URL.
  private static func host(of text: String) -> String? {
    var rest = text[...]
    if let scheme = rest.firstIndex(of: ":"), rest[scheme...].hasPrefix("://") { rest = rest[scheme...].dropFirst(3) }
    return String(rest.prefix { !"/?#:".contains($0) && !$0.isWhitespace })
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports associated domains that the system cannot read.
enum EntitlementAssociatedDomainFormat: EntryRule {
  static let description = RuleDescription(
    id: "entitlement-associated-domain-format",
    severity: .error,
    example: .init(
      file: "App.entitlements",
      bad: """
        <plist version="1.0"><dict>
          <key>com.apple.developer.associated-domains</key>
          <array>
            <string>https://example.com/path</string>
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
    appStoreCode: "ITMS-90046",
    references: [
      "https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.associated-domains"
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isEntitlement("com.apple.developer.associated-domains") else { return }
    for item in EntitlementList.items(of: entry) {
      guard let fault = fault(in: item.text) else { continue }
      let fix = stripped(item.text).map {
        Fix(description.text("replace", $0), [context.editor.replaceText(of: item.node, with: $0)], isSafe: false)
      }
      context.report(
        description,
        at: item.node.range,
        description.text(fault, item.text),
        fixes: fix.map { [$0] } ?? []
      )
    }
  }

  /// Returns the name of the text that says what is wrong; nil where nothing is.
  private static func fault(in text: String) -> String? {
    if text.isEmpty { return "empty" }
    if text.contains(where: \.isWhitespace) { return "space" }
    guard let colon = text.firstIndex(of: ":"), colon > text.startIndex else { return "service" }
    let host = text[text.index(after: colon)...].prefix { $0 != "?" }
    if host.hasPrefix("//") { return "scheme" }
    if host.contains("/") { return "path" }
    if host.isEmpty || host == "*" { return "host" }
    return nil
  }

  /// Returns the domain without a scheme behind the service and without a path; nil where the service itself is missing.
  private static func stripped(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":"), !["http", "https"].contains(text[..<colon].lowercased()) else {
      return nil
    }
    var host = text[text.index(after: colon)...].filter { !$0.isWhitespace }
    for scheme in ["https://", "http://", "//"] where host.hasPrefix(scheme) { host.removeFirst(scheme.count) }
    let name = host.prefix { $0 != "/" }
    let domain = "\(text[..<colon]):\(name)"
    return fault(in: domain) == nil && domain != text ? domain : nil
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports exceptions that accept versions of TLS which are withdrawn.
enum ATSOldTLS: EntryRule {
  static let description = RuleDescription(
    id: "ats-old-tls",
    severity: .warning,
    refusedBy: [.appReview],
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict> <key>NSExceptionMinimumTLSVersion</key> <string>TLSv1.0</string> </dict>
          </dict>
        </dict>
        """,
      good: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict> <key>NSExceptionMinimumTLSVersion</key> <string>TLSv1.2</string> </dict>
          </dict>
        </dict>
        """
    ),
    references: [MinimumTLSVersion.page, "https://www.rfc-editor.org/rfc/rfc8996"]
  )
  static let subject = RuleSubject.keys(TransportSecurity.exceptionDomains, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for (text, node, domain) in MinimumTLSVersion.versions(entry) where MinimumTLSVersion.old.contains(text) {
      let edit = context.editor.replaceText(of: node, with: "TLSv1.2")
      context.report(
        description,
        at: node.range,
        description.text("message", domain, text),
        fixes: [Fix(description.text("replace-bare", "TLSv1.2"), [edit], isSafe: false)],
        cause: .file(text)
      )
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports versions of TLS that do not exist or are written in another way.
enum ATSInvalidTLS: EntryRule {
  static let description = RuleDescription(
    id: "ats-invalid-tls",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict> <key>NSExceptionMinimumTLSVersion</key> <string>1.3</string> </dict>
          </dict>
        </dict>
        """,
      good: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict> <key>NSExceptionMinimumTLSVersion</key> <string>TLSv1.3</string> </dict>
          </dict>
        </dict>
        """
    ),
    references: [MinimumTLSVersion.page]
  )
  static let subject = RuleSubject.keys(TransportSecurity.exceptionDomains, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for (text, node, domain) in MinimumTLSVersion.versions(entry) where !MinimumTLSVersion.known.contains(text) {
      // The version that the text ends with is most likely meant; else the two that are worth asking for.
      let meant = MinimumTLSVersion.known.first { $0.hasSuffix(text.suffix(3)) && text.count >= 3 }
      context.report(
        description,
        at: node.range,
        text.isEmpty ? description.text("empty") : description.text("message", text),
        // Xcode's editor leaves an empty string if no value is chosen, and users have no server on their own device.
        severity: text.isEmpty || domain == "localhost" ? .warning : nil,
        fixes: (meant.map { [$0] } ?? ["TLSv1.2", "TLSv1.3"]).map { version in
          let edit = context.editor.replaceText(of: node, with: version)
          return Fix(description.text("replace-bare", version), [edit], isSafe: false)
        }
      )
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports `NSRequiresCertificateTransparency`, which has no effect any more.
enum ATSObsoleteTransparency: EntryRule {
  static let description = RuleDescription(
    id: "ats-obsolete-transparency",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict>
              <key>NSExceptionMinimumTLSVersion</key> <string>TLSv1.3</string>
              <key>NSRequiresCertificateTransparency</key> <true/>
            </dict>
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
    references: [.apple("bundleresources/information-property-list/nsrequirescertificatetransparency")]
  )
  static let subject = RuleSubject.keys(TransportSecurity.exceptionDomains, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for domain in TransportSecurity.domains(entry) {
      for setting in domain.entries(["NSRequiresCertificateTransparency"]) {
        guard let key = setting.key, let name = setting.name else { continue }
        context.report(
          description,
          at: key.range,
          description.text("message"),
          fixes: [Fix(description.text("remove", name), [context.editor.removeEntry(setting)], isSafe: false)],
          isDeprecated: true,
          cause: .file("")
        )
      }
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports `NSIncludesSubdomains` for an address, which has no subdomains.
enum ATSSubdomainsOnIP: EntryRule {
  static let description = RuleDescription(
    id: "ats-subdomains-on-ip",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSExceptionDomains</key>
            <dict>
              <key>192.168.1.0/24</key>
              <dict>
                <key>NSExceptionAllowsInsecureHTTPLoads</key>
                <true/>
                <key>NSIncludesSubdomains</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSExceptionDomains</key>
            <dict>
              <key>192.168.1.0/24</key>
              <dict>
                <key>NSExceptionAllowsInsecureHTTPLoads</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    ),
    references: ["\(TransportSecurity.page)/nsexceptiondomains"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    for domain in TransportSecurity.domains(entry) where HostName.isAddress(domain.name) {
      for setting in domain.entries(["NSIncludesSubdomains"]) {
        guard let key = setting.key, let value = setting.value, value.meansTrue else { continue }
        let fix = Fix(
          description.text("remove", "NSIncludesSubdomains"),
          [context.editor.removeEntry(setting)],
          isSafe: false
        )
        context.report(
          description,
          at: key.range,
          description.text("message", domain.name),
          fixes: [fix],
          isUnnecessary: true
        )
      }
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports domains that are written in a way that fits no host.
enum ATSDomainFormat: EntryRule {
  static let description = RuleDescription(
    id: "ats-domain-format",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>http://example.org:8080/</key> <dict> <key>NSExceptionAllowsInsecureHTTPLoads</key> <true/> </dict>
          </dict>
        </dict>
        """,
      good: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict> <key>NSExceptionAllowsInsecureHTTPLoads</key> <true/> </dict>
          </dict>
        </dict>
        """
    ),
    references: ["\(TransportSecurity.page)/nsexceptiondomains"]
  )
  static let subject = RuleSubject.keys(
    TransportSecurity.exceptionDomains,
    TransportSecurity.pinnedDomains,
    in: .infoPlist,
    .infoPlistStrings
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let domains = TransportSecurity.domains(entry, withPins: true)
    for domain in domains where !isSetting(domain.name) {
      guard let problem = HostName.problem(of: domain.name) else { continue }
      context.report(
        description,
        at: domain.key.range,
        message(domain.name, problem),
        fixes: fix(domain, others: Set(domains.map(\.name)), context).map { [$0] } ?? []
      )
    }
  }

  /// Whether a name is that of a setting, known or misspelled, and no domain.
  private static func isSetting(_ name: String) -> Bool { name.hasPrefix("NS") && !name.contains(".") }

  private static func message(_ name: String, _ problem: HostName.Problem) -> String {
    switch problem {
    case .scheme: description.text("scheme", name)
    case .path: description.text("path", name)
    case .port: description.text("port", name)
    case .wildcard: description.text("wildcard", name)
    case .capital: description.text("capital", name)
    }
  }

  private static func fix(
    _ domain: TransportSecurity.Domain,
    others: Set<String>,
    _ context: RuleContext
  ) -> Fix? {
    guard let bare = HostName.bare(domain.name), !others.contains(bare) else { return nil }
    var edits = [context.editor.replaceText(of: domain.key, with: bare)]
    let subdomains = "NSIncludesSubdomains"
    if domain.name.contains("*"), domain.settings.entry(forKey: subdomains) == nil {
      edits.append(context.editor.insertEntry(subdomains, .boolean(true), into: domain.settings))
    }
    return Fix(description.text("rename", bare), edits, isSafe: false)
  }
}

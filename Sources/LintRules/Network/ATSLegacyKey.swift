import LintEngine
import LintFacts
import PropertyList

/// Reports settings of App Transport Security by their early names, and those in the wrong place.
enum ATSLegacyKey: EntryRule {
  static let description = RuleDescription(
    id: "ats-legacy-key",
    severity: .warning,
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>example.org</key> <dict> <key>NSTemporaryExceptionAllowsInsecureHTTPLoads</key> <true/> </dict>
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
    references: [TransportSecurity.page]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.name.hasPrefix("NS") else { return }
    for domain in TransportSecurity.domains(entry) { reportSettings(of: domain, in: &context) }
    switch entry.level {
    case "" where TransportSecurity.globalKeys.contains(entry.name):
      let message = description.text("outside", entry.name, TransportSecurity.key)
      let fix = context.hasSibling(TransportSecurity.key, of: entry) ? nil : wrapping(entry, context)
      context.report(description, at: entry.key.range, message, fixes: fix.map { [$0] } ?? [])
    case TransportSecurity.key where TransportSecurity.isDomainKey(entry.name):
      context.report(description, at: entry.key.range, description.text("without-domain", entry.name))
    case _ where TransportSecurity.isSettingInPlaceOfDomain(entry):
      let name = TransportSecurity.globalKeys.contains(entry.name) ? "among-domains" : "without-domain"
      context.report(description, at: entry.key.range, description.text(name, entry.name))
    default: break
    }
  }

  private static func reportSettings(of domain: TransportSecurity.Domain, in context: inout RuleContext) {
    for setting in domain.settings.entries {
      guard let key = setting.key, let name = setting.name else { continue }
      if TransportSecurity.globalKeys.contains(name) {
        context.report(description, at: key.range, description.text("in-domain", name, domain.name))
      } else if let successor = TransportSecurity.successor(ofLegacyKey: name) {
        let isThere = domain.settings.entry(forKey: successor) != nil
        let fix =
          isThere
          ? Fix(description.text("remove", name), [context.editor.removeEntry(setting)], isSafe: false)
          : Fix(description.text("rename", successor), [context.editor.replaceText(of: key, with: successor)])
        context.report(
          description,
          at: key.range,
          description.text("message", name, successor),
          // The system still reads the early name.
          severity: .info,
          fixes: [fix],
          isDeprecated: true,
          cause: .file(name)
        )
      }
    }
  }

  /// Returns a fix that puts a setting of the whole app into a dictionary of its own.
  private static func wrapping(_ entry: CatalogEntry, _ context: RuleContext) -> Fix? {
    guard let node = entry.value, let value = node.value else { return nil }
    let settings = PropertyListValue.dictionary([.init(key: entry.name, value: value)])
    let edits = [
      context.editor.replaceText(of: entry.key, with: TransportSecurity.key),
      context.editor.replace(node, with: settings),
    ]
    return Fix(description.text("wrap", TransportSecurity.key), edits, isSafe: false)
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports App Transport Security switched off for all hosts.
enum ATSArbitraryLoads: EntryRule {
  static let description = RuleDescription(
    id: "ats-arbitrary-loads",
    severity: .info,
    refusedBy: [.appReview],
    example: .plist(
      bad: "<key>NSAppTransportSecurity</key> <dict> <key>NSAllowsArbitraryLoads</key> <true/> </dict>",
      good: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSExceptionDomains</key> <dict>
            <key>radio.example.org</key> <dict> <key>NSExceptionAllowsInsecureHTTPLoads</key> <true/> </dict>
          </dict>
        </dict>
        """
    ),
    references: [TransportSecurity.page, "\(TransportSecurity.page)/nsallowsarbitraryloads"],
    // Apps that set it nearly always have to: their users choose the hosts.
    isOptIn: true
  )
  static let subject = RuleSubject.keys(path, in: .infoPlist, .infoPlistStrings)

  /// The setting that switches the protection off.
  static let path = "\(TransportSecurity.key)/NSAllowsArbitraryLoads"
  /// Settings that make the system ignore this one.
  static let narrowerKeys = [
    "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value, value.meansTrue,
      !narrowerKeys.contains(where: { context.hasSibling($0, of: entry) })
    else { return }
    var fixes = [
      Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)
    ]
    if !context.hasSibling("NSExceptionDomains", of: entry) {
      let domains = PropertyListValue.dictionary([
        .init(
          key: "example.com",
          value: .dictionary([.init(key: "NSExceptionAllowsInsecureHTTPLoads", value: .boolean(true))])
        )
      ])
      let edits = [
        context.editor.replaceText(of: entry.key, with: "NSExceptionDomains"),
        context.editor.replace(value, with: domains),
      ]
      fixes.append(Fix(description.text("one-domain"), edits, needsDecision: true))
    }
    context.report(description, at: entry.key.range, description.text("message"), fixes: fixes, cause: .run(""))
  }
}

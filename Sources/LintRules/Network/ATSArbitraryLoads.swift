import LintEngine
import LintFacts
import PropertyList

/// Reports App Transport Security switched off for all hosts.
enum ATSArbitraryLoads: EntryRule {
  static let description = RuleDescription(
    id: "ats-arbitrary-loads",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSAllowsArbitraryLoads</key>
            <true/>
          </dict>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSExceptionDomains</key>
            <dict>
              <key>radio.example.org</key>
              <dict>
                <key>NSExceptionAllowsInsecureHTTPLoads</key>
                <true/>
              </dict>
            </dict>
          </dict>
        </dict></plist>
        """
    ),
    references: [
      TransportSecurity.page, "\(TransportSecurity.page)/nsallowsarbitraryloads",
    ]
  )

  /// The setting that switches the protection off.
  static let path = "\(TransportSecurity.key)/NSAllowsArbitraryLoads"
  /// Settings beside which the system passes over this one.
  static let narrowerKeys = [
    "NSAllowsArbitraryLoadsForMedia", "NSAllowsArbitraryLoadsInWebContent", "NSAllowsLocalNetworking",
  ]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey(path), let value = entry.value, value.meansTrue,
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
      fixes.append(Fix(description.text("one-domain"), edits, isSafe: false))
    }
    context.report(description, at: entry.key.range, description.text("message"), fixes: fixes)
  }
}

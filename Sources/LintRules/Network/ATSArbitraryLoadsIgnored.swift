import LintEngine
import LintFacts
import PropertyList

/// Reports `NSAllowsArbitraryLoads` together with a narrower setting that makes the system ignore it.
enum ATSArbitraryLoadsIgnored: EntryRule {
  static let description = RuleDescription(
    id: "ats-arbitrary-loads-ignored",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSAppTransportSecurity</key> <dict>
          <key>NSAllowsArbitraryLoads</key> <true/>
          <key>NSAllowsLocalNetworking</key> <true/>
        </dict>
        """,
      good: "<key>NSAppTransportSecurity</key> <dict> <key>NSAllowsLocalNetworking</key> <true/> </dict>"
    ),
    references: ["\(TransportSecurity.page)/nsallowsarbitraryloads"]
  )
  static let subject = RuleSubject.keys(ATSArbitraryLoads.path, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.value?.meansTrue ?? false,
      let narrower = ATSArbitraryLoads.narrowerKeys.first(where: { context.hasSibling($0, of: entry) })
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", narrower),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true
    )
  }
}

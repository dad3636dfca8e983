import LintEngine
import LintFacts
import PropertyList

/// Reports `NSAllowsArbitraryLoads` beside a narrower setting that makes the system pass over it.
enum ATSArbitraryLoadsIgnored: EntryRule {
  static let description = RuleDescription(
    id: "ats-arbitrary-loads-ignored",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSAllowsArbitraryLoads</key>
            <true/>
            <key>NSAllowsLocalNetworking</key>
            <true/>
          </dict>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSAppTransportSecurity</key>
          <dict>
            <key>NSAllowsLocalNetworking</key>
            <true/>
          </dict>
        </dict></plist>
        """
    ),
    references: ["\(TransportSecurity.page)/nsallowsarbitraryloads"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey(ATSArbitraryLoads.path), entry.value?.meansTrue ?? false,
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

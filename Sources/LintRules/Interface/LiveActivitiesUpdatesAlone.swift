import LintEngine
import LintFacts
import PropertyList

/// Reports frequent updates of Live Activities in apps that have none.
enum LiveActivitiesUpdatesAlone: EntryRule {
  static let description = RuleDescription(
    id: "live-activities-updates-alone",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSSupportsLiveActivitiesFrequentUpdates</key>
          <true/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSSupportsLiveActivities</key>
          <true/>
          <key>NSSupportsLiveActivitiesFrequentUpdates</key>
          <true/>
        </dict></plist>
        """
    ),
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      nssupportsliveactivitiesfrequentupdates
      """
    ]
  )

  private static let other = "NSSupportsLiveActivities"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("NSSupportsLiveActivitiesFrequentUpdates"), context.traits.kind == .infoPlist,
      let value = entry.value, value.meansTrue, let dictionary = entry.key.parent,
      !context.hasSibling(other, of: entry)
    else { return }
    let edit = context.editor.insertEntry(other, .boolean(true), into: dictionary, after: entry.entry)
    context.report(
      description,
      at: entry.key.range,
      description.text("message", other),
      fixes: [Fix(description.text("insert", other), [edit], isSafe: false)]
    )
  }
}

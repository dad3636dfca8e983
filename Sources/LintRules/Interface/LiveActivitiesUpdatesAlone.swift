import LintEngine
import LintFacts
import PropertyList

/// Reports frequent updates of Live Activities in apps that have none.
enum LiveActivitiesUpdatesAlone: EntryRule {
  static let description = RuleDescription(
    id: "live-activities-updates-alone",
    severity: .warning,
    example: .plist(
      bad: "<key>NSSupportsLiveActivitiesFrequentUpdates</key> <true/>",
      good: """
        <key>NSSupportsLiveActivities</key> <true/>
        <key>NSSupportsLiveActivitiesFrequentUpdates</key> <true/>
        """
    ),
    references: [.apple("bundleresources/information-property-list/nssupportsliveactivitiesfrequentupdates")]
  )
  static let subject = RuleSubject.keys("NSSupportsLiveActivitiesFrequentUpdates", in: .infoPlist)

  private static let other = "NSSupportsLiveActivities"

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let value = entry.value, value.meansTrue, let dictionary = entry.key.parent,
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

import KeyCatalog
import LintEngine
import PropertyList

/// Reports numbers that are not valid for their key.
enum ValueOutOfRange: EntryRule {
  static let description = RuleDescription(
    id: "value-out-of-range",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.reader],
    example: .plist(
      file: "LaunchAgents/org.example.cellar.plist",
      bad: """
        <key>Label</key> <string>org.example.cellar</string>
        <key>StartCalendarInterval</key> <dict> <key>Hour</key> <integer>25</integer> </dict>
        """,
      good: """
        <key>Label</key> <string>org.example.cellar</string>
        <key>StartCalendarInterval</key> <dict> <key>Hour</key> <integer>1</integer> </dict>
        """
    ),
    references: ["https://keith.github.io/xcode-man-pages/launchd.plist.5.html"]
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let range = entry.info?.range, let value = entry.value, value.kind == .integer,
      let number = value.stringValue.flatMap({ Int($0) }), !range.contains(number), context.hasEffect(entry)
    else { return }
    context.report(
      description,
      at: value.range,
      description.text("message", "\(number)", entry.name, "\(range.lowerBound)", "\(range.upperBound)")
    )
  }
}

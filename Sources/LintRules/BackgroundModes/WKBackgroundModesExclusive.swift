import LintEngine
import LintFacts
import PropertyList

/// Reports several types of extended runtime sessions in one watch app.
enum WKBackgroundModesExclusive: EntryRule {
  static let description = RuleDescription(
    id: "wk-background-modes-exclusive",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plist(
      bad: """
        <key>WKBackgroundModes</key> <array>
          <string>workout-processing</string>
          <string>mindfulness</string>
          <string>self-care</string>
        </array>
        """,
      good: """
        <key>WKBackgroundModes</key> <array>
          <string>workout-processing</string>
          <string>mindfulness</string>
        </array>
        """
    ),
    references: [BackgroundModes.watchPage]
  )
  static let subject = RuleSubject.keys(BackgroundModes.watchKey, in: .infoPlist, .infoPlistStrings)

  /// The types of extended runtime sessions, of which an app has one.
  private static let sessionTypes: Set = ["alarm", "mindfulness", "physical-therapy", "self-care"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // Of a merge conflict both sides are listed.
    guard !context.traits.hasConflict, let modes = BackgroundModes(entry), modes.key == BackgroundModes.watchKey else {
      return
    }
    let sessions = modes.items.filter { sessionTypes.contains($0.name) }
    guard let first = sessions.first else { return }
    for session in sessions where session.name != first.name {
      context.report(
        description,
        at: session.node.range,
        description.text("message", session.name, first.name),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(session.node)], isSafe: false)],
        related: [RelatedPlace(.here(first.node.range), description.text("first", first.name))]
      )
    }
  }
}

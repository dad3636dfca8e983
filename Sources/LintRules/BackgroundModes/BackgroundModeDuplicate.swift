import LintEngine
import LintFacts
import PropertyList

/// Reports background modes that are listed more than once.
enum BackgroundModeDuplicate: EntryRule {
  static let description = RuleDescription(
    id: "background-mode-duplicate",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>audio</string>
            <string>audio</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>audio</string>
          </array>
        </dict></plist>
        """
    ),
    references: [BackgroundModes.page]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // Of a merge conflict both sides are listed.
    guard !context.traits.hasConflict, let modes = BackgroundModes(entry) else { return }
    var first: [String: Node] = [:]
    for item in modes.items {
      guard let earlier = first[item.name] else {
        first[item.name] = item.node
        continue
      }
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item.node)])],
        related: [RelatedPlace(.here(earlier.range), description.text("first", item.name))],
        isUnnecessary: true
      )
    }
  }
}

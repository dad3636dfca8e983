import LintEngine
import LintFacts
import PropertyList

/// Reports background modes of services that no longer exist.
enum BackgroundModeObsolete: EntryRule {
  static let description = RuleDescription(
    id: "background-mode-obsolete",
    severity: .warning,
    refusedBy: [.appReview],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>fetch</string> <string>newsstand-content</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>fetch</string> </array>"
    ),
    references: [BackgroundModes.page]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let modes = BackgroundModes(entry), modes.key == BackgroundModes.key else { return }
    for item in modes.items where item.name == "newsstand-content" {
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item.node)], isSafe: false)],
        isDeprecated: true
      )
    }
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports background modes that the system of the bundle does not support.
enum BackgroundModeUnsupportedPlatform: EntryRule {
  static let description = RuleDescription(
    id: "background-mode-unsupported-platform",
    severity: .info,
    example: .plist(
      bad: """
        <key>UIDeviceFamily</key> <array> <integer>3</integer> </array>
        <key>UIBackgroundModes</key> <array> <string>fetch</string> <string>location</string> </array>
        """,
      good: """
        <key>UIDeviceFamily</key> <array> <integer>3</integer> </array>
        <key>UIBackgroundModes</key> <array> <string>fetch</string> </array>
        """
    ),
    references: [BackgroundModes.page, .apple("xcode/configuring-background-execution-modes")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let modes = BackgroundModes(entry), modes.key == BackgroundModes.key else { return }
    let stated = context.traits.bundle.runningSystems
    guard !stated.isEmpty else { return }
    for item in modes.items {
      guard let supported = BackgroundModes.systems[item.name], supported.isDisjoint(with: stated) else { continue }
      context.report(
        description,
        at: item.node.range,
        description.text("message", item.name, supported.names, stated.names),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(item.node)], isSafe: false)],
        isUnnecessary: true
      )
    }
  }
}

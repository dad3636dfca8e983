import LintEngine
import PropertyList

/// Reports what apps once said to Newsstand.
enum NewsstandObsolete: EntryRule {
  static let description = RuleDescription(
    id: "newsstand-obsolete",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UINewsstandApp</key>
          <true/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>LSRequiresIPhoneOS</key>
          <true/>
        </dict></plist>
        """
    ),
    references: [
      """
      https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/\
      Articles/iPhoneOSKeys.html
      """
    ]
  )

  private static let paths: Set = ["CFBundleIcons/UINewsstandIcon", "UINewsstandApp"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .infoPlist, let path = entry.info?.path, paths.contains(path) else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true,
      isDeprecated: true
    )
  }
}

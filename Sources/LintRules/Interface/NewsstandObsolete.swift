import LintEngine
import PropertyList

/// Reports what apps once declared for Newsstand.
enum NewsstandObsolete: EntryRule {
  static let description = RuleDescription(
    id: "newsstand-obsolete",
    severity: .warning,
    example: .plist(bad: "<key>UINewsstandApp</key> <true/>", good: "<key>LSRequiresIPhoneOS</key> <true/>"),
    references: [
      """
      https://developer.apple.com/library/archive/documentation/General/Reference/InfoPlistKeyReference/\
      Articles/iPhoneOSKeys.html
      """
    ]
  )
  static let subject = RuleSubject.keys(paths, in: .infoPlist, .infoPlistStrings)

  private static let paths: Set = ["CFBundleIcons/UINewsstandIcon", "UINewsstandApp"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
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

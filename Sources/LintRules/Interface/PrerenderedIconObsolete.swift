import LintEngine
import PropertyList

/// Reports `UIPrerenderedIcon`, which nothing looks at.
enum PrerenderedIconObsolete: EntryRule {
  static let description = RuleDescription(
    id: "prerendered-icon-obsolete",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIPrerenderedIcon</key>
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
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      uiprerenderedicon
      """
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .infoPlist, let path = entry.info?.path,
      path == "UIPrerenderedIcon" || path.hasPrefix("CFBundleIcons/") && path.hasSuffix("/UIPrerenderedIcon")
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message"),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)])],
      isUnnecessary: true,
      isDeprecated: true
    )
  }
}

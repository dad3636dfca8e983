import LintEngine
import PropertyList

/// Reports `UIPrerenderedIcon`, which the system ignores.
enum PrerenderedIconObsolete: EntryRule {
  static let description = RuleDescription(
    id: "prerendered-icon-obsolete",
    severity: .info,
    example: .plist(bad: "<key>UIPrerenderedIcon</key> <true/>", good: "<key>LSRequiresIPhoneOS</key> <true/>"),
    references: [.apple("bundleresources/information-property-list/uiprerenderedicon")]
  )
  static let subject = RuleSubject.keys(
    where: { $0 == "UIPrerenderedIcon" || $0.hasPrefix("CFBundleIcons/") && $0.hasSuffix("/UIPrerenderedIcon") },
    in: .infoPlist,
    .infoPlistStrings
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let path = entry.info?.path,
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

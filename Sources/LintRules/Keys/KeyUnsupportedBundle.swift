import LintEngine
import PropertyList

/// Reports keys that do nothing in an app extension or App Clip.
enum KeyUnsupportedBundle: EntryRule {
  static let description = RuleDescription(
    id: "key-unsupported-bundle",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict/>
        <key>NSUserTrackingUsageDescription</key> <string>Shows advertisements that fit what you read.</string>
        """,
      good: "<key>NSExtension</key> <dict/>"
    ),
    references: [
      .apple("technotes/tn3179-understanding-local-network-privacy"),
      .apple("appclip/choosing-the-right-functionality-for-your-app-clip"),
    ]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let info = entry.info, let kind = context.traits.bundle.kind?.value, let name = kind.catalogName,
      info.ineffectiveBundles.contains(name)
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text(name, entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true,
      cause: .file("")
    )
  }
}

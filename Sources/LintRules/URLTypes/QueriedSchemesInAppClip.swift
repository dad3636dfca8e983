import LintEngine
import LintFacts
import PropertyList

/// Reports keys that have no effect in an App Clip.
enum QueriedSchemesInAppClip: EntryRule {
  static let description = RuleDescription(
    id: "queried-schemes-in-app-clip",
    severity: .info,
    example: .plist(
      bad: """
        <key>NSAppClip</key> <dict/>
        <key>LSApplicationQueriesSchemes</key> <array> <string>comgooglemaps</string> </array>
        """,
      good: "<key>NSAppClip</key> <dict/>"
    ),
    references: [.apple("appclip/choosing-the-right-functionality-for-your-app-clip")]
  )
  static let subject = RuleSubject.keys(URLTypes.queriesKey, DocumentType.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard context.traits.bundle.kind?.value == .appClip,
      entry.isInfoPlistKey(URLTypes.queriesKey) || entry.isInfoPlistKey("CFBundleDocumentTypes")
    else { return }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: [Fix(description.text("remove", entry.name), [context.editor.removeEntry(entry.entry)], isSafe: false)],
      isUnnecessary: true
    )
  }
}

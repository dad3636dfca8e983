import LintEngine
import LintFacts
import PropertyList

/// Reports keys that have no effect in an App Clip.
enum QueriedSchemesInAppClip: EntryRule {
  static let description = RuleDescription(
    id: "queried-schemes-in-app-clip",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSAppClip</key>
          <dict/>
          <key>LSApplicationQueriesSchemes</key>
          <array>
            <string>comgooglemaps</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSAppClip</key>
          <dict/>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/appclip/choosing-the-right-functionality-for-your-app-clip"]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard context.traits.bundle.kind?.value == .appClip, entry.isTopLevel,
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

import LintEngine
import LintFacts
import PropertyList

/// Reports `UIRequiresFullScreen`, which iPadOS 26 deprecates.
enum FullScreenDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "full-screen-deprecated",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIRequiresFullScreen</key>
          <true/>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UISupportedInterfaceOrientations</key>
          <array>
            <string>UIInterfaceOrientationPortrait</string>
            <string>UIInterfaceOrientationPortraitUpsideDown</string>
            <string>UIInterfaceOrientationLandscapeLeft</string>
            <string>UIInterfaceOrientationLandscapeRight</string>
          </array>
        </dict></plist>
        """
    ),
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      uirequiresfullscreen
      """
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("UIRequiresFullScreen"), context.traits.kind == .infoPlist else { return }
    let removal = context.editor.removeEntry(entry.entry)
    context.report(
      description,
      at: entry.key.range,
      description.text("message"),
      fixes: [Fix(description.text("remove", entry.name), [removal], isSafe: false)],
      isDeprecated: true
    )
  }
}

import LintEngine
import LintFacts
import PropertyList

/// Reports launch images, which launch screens have replaced.
enum LaunchImagesDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "launch-images-deprecated",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UILaunchImageFile</key>
          <string>Launch</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UILaunchScreen</key>
          <dict/>
        </dict></plist>
        """
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchimages",
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uilaunchscreen",
    ]
  )

  /// The keys with which an app has a launch screen.
  private static let successors = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("UILaunchImages") || entry.isInfoPlistKey("UILaunchImageFile"),
      context.traits.kind == .infoPlist
    else { return }
    var hasSuccessor = false
    for key in successors where context.hasSibling(key, of: entry) { hasSuccessor = true }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      fixes: fix(entry, hasSuccessor, context.editor).map { [$0] } ?? [],
      isDeprecated: true
    )
  }

  private static func fix(_ entry: CatalogEntry, _ hasSuccessor: Bool, _ editor: TreeEditor) -> Fix? {
    if hasSuccessor {
      return Fix(description.text("remove", entry.name), [editor.removeEntry(entry.entry)], isSafe: false)
    }
    guard let value = entry.value else { return nil }
    let edits = [
      editor.replaceText(of: entry.key, with: "UILaunchScreen"), editor.replace(value, with: .dictionary([])),
    ]
    return Fix(description.text("replace-bare", "UILaunchScreen"), edits, isSafe: false)
  }
}

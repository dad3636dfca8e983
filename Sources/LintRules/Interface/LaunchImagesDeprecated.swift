import LintEngine
import LintFacts
import PropertyList

/// Reports launch images, which launch screens have replaced.
enum LaunchImagesDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "launch-images-deprecated",
    severity: .warning,
    refusedBy: [.appStoreConnect],
    example: .plist(
      bad: "<key>UILaunchImageFile</key> <string>Launch</string>",
      good: "<key>UILaunchScreen</key> <dict/>"
    ),
    references: [
      .apple("bundleresources/information-property-list/uilaunchimages"),
      .apple("bundleresources/information-property-list/uilaunchscreen"),
    ]
  )
  static let subject = RuleSubject.keys("UILaunchImages", "UILaunchImageFile", in: .infoPlist)

  /// The keys with which an app has a launch screen.
  private static let successors = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("UILaunchImages") || entry.isInfoPlistKey("UILaunchImageFile")
    else { return }
    var hasSuccessor = false
    for key in successors where context.hasSibling(key, of: entry) { hasSuccessor = true }
    context.report(
      description,
      at: entry.key.range,
      description.text("message", entry.name),
      // Next to a launch screen they have no effect.
      severity: hasSuccessor ? .info : nil,
      fixes: fix(entry, hasSuccessor, context.editor).map { [$0] } ?? [],
      isDeprecated: true,
      cause: .file("")
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

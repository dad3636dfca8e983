import LintEngine
import LintFacts
import PropertyList

/// Reports `UIRequiresFullScreen`, which iPadOS 26 deprecates.
enum FullScreenDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "full-screen-deprecated",
    severity: .info,
    example: .plist(
      bad: "<key>UIRequiresFullScreen</key> <true/>",
      good: """
        <key>UISupportedInterfaceOrientations</key> <array>
          <string>UIInterfaceOrientationPortrait</string>
          <string>UIInterfaceOrientationPortraitUpsideDown</string>
          <string>UIInterfaceOrientationLandscapeLeft</string>
          <string>UIInterfaceOrientationLandscapeRight</string>
        </array>
        """
    ),
    references: [.apple("bundleresources/information-property-list/uirequiresfullscreen")]
  )
  static let subject = RuleSubject.keys("UIRequiresFullScreen", in: .infoPlist)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // An app with `false` requires nothing that is going away.
    guard entry.value.map({ $0.meansTrue || $0.hasBuildVariable }) ?? true else { return }
    let removal = context.editor.removeEntry(entry.entry)
    context.report(
      description,
      at: entry.key.range,
      description.text("message"),
      fixes: [Fix(description.text("remove", entry.name), [removal], needsDecision: true)],
      isDeprecated: true,
      cause: DuplicateKeys.cause(ofKey: entry.name)
    )
  }
}

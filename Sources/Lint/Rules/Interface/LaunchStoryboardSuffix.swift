import PropertyList

/// Reports names of launch storyboards with a suffix.
enum LaunchStoryboardSuffix: EntryRule {
  static let description = RuleDescription(
    id: "launch-storyboard-suffix",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UILaunchStoryboardName</key>
          <string>LaunchScreen.storyboard</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UILaunchStoryboardName</key>
          <string>LaunchScreen</string>
        </dict></plist>
        """
    ),
    appStoreCode: "ITMS-90475",
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      uilaunchstoryboardname
      """
    ]
  )

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey("UILaunchStoryboardName"), context.traits.kind == .infoPlist,
      let file = InterfaceFile(entry)
    else { return }
    context.report(
      description,
      at: file.node.range,
      description.text("message", file.text),
      fixes: [file.withoutSuffix(context.editor, description)]
    )
  }
}

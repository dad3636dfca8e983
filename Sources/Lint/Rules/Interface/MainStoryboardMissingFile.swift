import PropertyList

/// Reports names of main storyboards and nibs with a suffix.
enum MainStoryboardMissingFile: EntryRule {
  static let description = RuleDescription(
    id: "main-storyboard-missing-file",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key>
          <string>Main.storyboard</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key>
          <string>Main</string>
        </dict></plist>
        """
    ),
    references: [
      """
      https://developer.apple.com/documentation/bundleresources/information-property-list/\
      uimainstoryboardfile
      """,
      "https://developer.apple.com/documentation/bundleresources/information-property-list/nsmainnibfile",
    ]
  )

  private static let paths: Set = ["NSMainNibFile", "NSMainStoryboardFile", "UIMainStoryboardFile"]

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.domain == .infoPlist, entry.isTopLevel, let path = entry.info?.path, paths.contains(path),
      context.traits.kind == .infoPlist, let file = InterfaceFile(entry)
    else { return }
    context.report(
      description,
      at: file.node.range,
      description.text("message", entry.name),
      fixes: [file.withoutSuffix(context.editor, description)]
    )
  }
}

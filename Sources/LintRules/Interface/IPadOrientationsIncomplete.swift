import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps for iPad that neither list all orientations nor require the full screen.
enum IPadOrientationsIncomplete: DocumentRule {
  static let description = RuleDescription(
    id: "ipad-orientations-incomplete",
    severity: .error,
    premises: [.fileKind, .bundleKind],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UIDeviceFamily</key> <array> <integer>2</integer> </array>
        <key>UILaunchStoryboardName</key> <string>LaunchScreen</string>
        <key>UISupportedInterfaceOrientations</key> <array> <string>UIInterfaceOrientationPortrait</string> </array>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UIDeviceFamily</key> <array> <integer>2</integer> </array>
        <key>UILaunchStoryboardName</key> <string>LaunchScreen</string>
        <key>UISupportedInterfaceOrientations</key> <array>
          <string>UIInterfaceOrientationPortrait</string>
          <string>UIInterfaceOrientationPortraitUpsideDown</string>
          <string>UIInterfaceOrientationLandscapeLeft</string>
          <string>UIInterfaceOrientationLandscapeRight</string>
        </array>
        """
    ),
    appStoreCode: "ITMS-90474",
    references: [
      .apple("bundleresources/information-property-list/uisupportedinterfaceorientations"),
      "https://github.com/expo/eas-cli/issues/179",
    ]
  )
  static let subject = RuleSubject.keys(Orientations.key, "UIRequiresFullScreen", in: .infoPlist)

  private static let fullScreenKey = "UIRequiresFullScreen"

  static func check(_ document: Document, in context: inout RuleContext) {
    guard context.traits.bundle.isApp, let root = document.rootDictionary,
      document.tree.isReadable, !requiresFullScreen(context), let entry = listForIPad(context), let key = entry.key,
      let orientations = Orientations(entry.value), !orientations.hasUnknown, !orientations.missing.isEmpty
    else { return }
    let isForIPad = context.traits.bundle.families.contains(2)
    context.report(
      description,
      at: key.range,
      description.text("message", orientations.missing.joined(separator: ", ")),
      // Without the devices in the file, the app may be for iPhone alone.
      severity: isForIPad ? nil : .warning,
      fixes: fixes(orientations, root, context.editor)
    )
  }

  private static func requiresFullScreen(_ context: RuleContext) -> Bool {
    context.rootKeys.entriesForAnyDevice([fullScreenKey]).contains { entry in
      entry.value.map { $0.meansTrue || $0.hasBuildVariable } ?? true
    }
  }

  /// Returns the list that an iPad uses, if the file declares that the app is for iPad, and the target does not know better.
  private static func listForIPad(_ context: RuleContext) -> DictionaryEntry? {
    let families = context.traits.bundle.families
    guard families.isEmpty || families.contains(2) else { return nil }
    if let own = context.rootKeys.entry(forKey: Orientations.key + "~ipad") { return own }
    return families.isEmpty ? nil : context.rootKeys.entry(forKey: Orientations.key)
  }

  private static func fixes(_ orientations: Orientations, _ root: Node, _ editor: TreeEditor) -> [Fix] {
    let all = PropertyListValue.array(Orientations.all.map { .string($0) })
    let fullScreen = editor.insertEntry(fullScreenKey, .boolean(true), into: root)
    return [
      Fix(description.text("all"), [editor.replace(orientations.list, with: all)], needsDecision: true),
      Fix(description.text("insert", fullScreenKey), [fullScreen], needsDecision: true),
    ]
  }
}

import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps for iPhone and iPad without any launch screen, or with one for only some of their devices.
enum LaunchScreenMissing: ProjectRule {
  static let description = RuleDescription(
    id: "launch-screen-missing",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleExecutable</key> <string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>CFBundleShortVersionString</key> <string>1.0</string>
        <key>CFBundleVersion</key> <string>1</string>
        <key>UISupportedInterfaceOrientations</key> <array> <string>UIInterfaceOrientationPortrait</string> </array>
        """,
      good: """
        <key>CFBundleDevelopmentRegion</key> <string>en</string>
        <key>CFBundleExecutable</key> <string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleIdentifier</key> <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>CFBundleShortVersionString</key> <string>1.0</string>
        <key>CFBundleVersion</key> <string>1</string>
        <key>UISupportedInterfaceOrientations</key> <array> <string>UIInterfaceOrientationPortrait</string> </array>
        <key>UILaunchScreen</key> <dict/>
        """
    ),
    appStoreCode: "ITMS-90475",
    references: [
      .apple("bundleresources/information-property-list/uilaunchscreen"),
      .apple("xcode/specifying-your-apps-launch-screen"),
      .apple("technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements"),
    ]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  private static let keys = [
    "UILaunchImageFile", "UILaunchImages", "UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName",
    "UILaunchStoryboards",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let root = context.rootKeys
    guard context.traits.bundle.isApp, context.traits.bundle.isOnly(for: .iOS),
      !context.traits.bundle.isNeverLaunched(root), let dictionary = document.rootDictionary, document.tree.isReadable,
      !keys.contains(where: project.writesElsewhere)
    else { return }
    guard !keys.contains(where: root.containsForAnyDevice) else {
      checkDevices(of: root.entriesForAnyDevice(Set(keys)), in: &context)
      return
    }
    guard CompleteBundle.isWrittenOut(root),
      // An Apple TV, whose apps have much in common with those of an iPhone, has no orientations.
      root.containsForAnyDevice(Orientations.key) || !context.traits.bundle.families.isEmpty
    else { return }
    let edit = context.editor.insertEntry("UILaunchScreen", .dictionary([]), into: dictionary)
    context.report(
      description,
      at: document.anchor,
      description.text(context.traits.bundle.families == [1] ? "iphone" : "message"),
      fixes: [Fix(description.text("insert", "UILaunchScreen"), [edit], isSafe: false)],
      key: "UILaunchScreen"
    )
  }

  /// The families that have names in keys, by their numbers.
  private static let families: [(number: Int, suffix: String, name: String)] = [
    (1, "~iphone", "iPhone"), (2, "~ipad", "iPad"),
  ]

  /// Reports the device of the app for which no entry is.
  private static func checkDevices(of entries: [DictionaryEntry], in context: inout RuleContext) {
    let covered = entries.compactMap { entry in families.first { entry.name?.hasSuffix($0.suffix) == true }?.number }
    guard covered.count == entries.count, let entry = entries.first, let key = entry.key, let name = entry.name,
      Set(families.map(\.number)).isSubset(of: context.traits.bundle.families),
      let missing = families.first(where: { !covered.contains($0.number) }),
      let present = families.first(where: { covered.contains($0.number) })
    else { return }
    let plain = KeyCatalog.withoutDeviceSuffix(name)
    context.report(
      description,
      at: key.range,
      description.text("one-device", name, present.name, missing.name),
      // The demand for a launch storyboard is that of apps that share the screen of an iPad.
      appStoreCode: missing.number == 2 ? nil : "ITMS-90870",
      fixes: [Fix(description.text("rename", plain), [context.editor.replaceText(of: key, with: plain)], isSafe: false)]
    )
  }
}

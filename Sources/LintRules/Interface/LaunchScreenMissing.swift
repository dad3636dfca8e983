import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps for iPhone and iPad without any launch screen.
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
      CompleteBundle.isWrittenOut(root),
      // An Apple TV, whose apps have much in common with those of an iPhone, has no orientations.
      root.containsForAnyDevice(Orientations.key) || !context.traits.bundle.families.isEmpty,
      !keys.contains(where: root.containsForAnyDevice), !keys.contains(where: project.writesElsewhere)
    else { return }
    let edit = context.editor.insertEntry("UILaunchScreen", .dictionary([]), into: dictionary)
    context.report(
      description,
      at: document.anchor,
      description.text("message"),
      fixes: [Fix(description.text("insert", "UILaunchScreen"), [edit], isSafe: false)],
      key: "UILaunchScreen"
    )
  }
}

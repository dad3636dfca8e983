import AppProject
import BuildDescriptions
import CodeScanning
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps of UIKit without the scenes that the system requires.
enum SceneManifestMissing: ProjectRule {
  static let description = RuleDescription(
    id: "scene-manifest-missing",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>LSRequiresIPhoneOS</key> <true/>",
      good: """
        <key>LSRequiresIPhoneOS</key> <true/>
        <key>UIApplicationSceneManifest</key> <dict>
          <key>UIApplicationSupportsMultipleScenes</key> <false/>
          <key>UISceneConfigurations</key> <dict>
            <key>UIWindowSceneSessionRoleApplication</key> <array>
              <dict>
                <key>UISceneDelegateClassName</key> <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
        "App/AppDelegate.swift": """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """,
        "App/SceneDelegate.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}",
      ]
    ),
    references: [
      .apple("technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"),
      "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate",
    ]
  )
  static let subject = RuleSubject.keys(SceneManifest.key, in: .infoPlist).on(.iOS, .tvOS, .visionOS)

  /// What delegates of UIKit apps conform to or inherit from.
  private static let delegates = [
    "UIApplicationDelegate", "FlutterAppDelegate", "RCTAppDelegate", "ExpoAppDelegate", "EXAppDelegateWrapper",
  ]
  /// What shows that the app has scenes: those of SwiftUI, or configurations that code gives.
  private static let scenes = SceneManifest.namesOfSwiftUI.union([
    "configurationForConnecting", "configurationForConnectingSceneSession",
  ])
  /// What shows that the delegate of a Flutter app is not that of the template.
  private static let changes = [
    "FlutterBasicMessageChannel", "FlutterEventChannel", "FlutterMethodChannel", "FlutterViewController",
    "UNUserNotificationCenter", "rootViewController",
  ]
  /// The first versions of templates with a scene delegate, by the packages that have them.
  ///
  /// Source: the templates of both packages in the npm registry, read in November 2026.
  private static let templates = ["cordova-ios": 8, "expo": 58]
  private static let sceneDelegates = ["UIWindowSceneDelegate", "UISceneDelegate"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    if let template = project.targets.firstResult(\.template) {
      return report(template, document, project, in: &context)
    }
    let names = project.code.watchedNames
    guard document.tree.isReadable, let root = document.rootDictionary, isLaunchedByUser(context),
      !context.traits.bundle.isNeverLaunched(context.rootKeys), project.code.isComplete,
      let delegate = delegates.firstResult({ names[$0] }), scenes.isDisjoint(with: names.keys),
      !project.suppliesUnknownKeys
    else { return }
    let entry = context.rootKeys.entry(forKey: SceneManifest.key)
    if let value = entry?.value {
      guard value.kind == .dictionary, SceneManifest.isEmpty(value) else { return }
    } else {
      guard entry == nil, !project.writesElsewhere(SceneManifest.key) else { return }
    }
    let classes = SceneManifest.delegateClasses(
      project.code,
      isMentioned: sceneDelegates.contains { names[$0] != nil }
    )
    let file = FilePath.name(delegate.path)
    // Flutter migrates the delegate of its template alone.
    let change = changes.first { names[$0]?.path == delegate.path }
    let texts =
      if !classes.isEmpty {
        ("message-delegate", "empty-delegate")
      } else if names["FlutterAppDelegate"] != nil {
        change == nil ? ("message-flutter", "empty-flutter") : ("message-changed-flutter", "empty-changed-flutter")
      } else if context.rootKeys.containsForAnyDevice("UIMainStoryboardFile"), !makesWindow(project.code) {
        ("message-storyboard", "empty-storyboard")
      } else {
        ("message", "empty")
      }
    context.report(
      description,
      at: entry?.key?.range ?? document.anchor,
      description.text(entry == nil ? texts.0 : texts.1, file, classes.first ?? change ?? ""),
      fixes: classes.count == 1 ? [fix(classes[0], entry, root, context.editor)] : [],
      related: [RelatedPlace(.elsewhere(delegate), description.text("here", file))],
      key: SceneManifest.key,
      cause: .run("")
    )
  }

  /// Reports the app of a template without a scene delegate.
  ///
  /// Those of Expo are mostly built in the cloud, with the Xcode of their version.
  private static func report(
    _ template: AppTemplate,
    _ document: Document,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    guard document.tree.isReadable, let version = template.version, let first = templates[template.package],
      version < first, !context.rootKeys.contains(SceneManifest.key), !project.writesElsewhere(SceneManifest.key)
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("message-template", template.package, "\(version)", "\(first)"),
      severity: template.package == "expo" ? .info : nil,
      key: SceneManifest.key,
      cause: .run("")
    )
  }

  private static func isLaunchedByUser(_ context: RuleContext) -> Bool {
    context.traits.bundle.isApp || context.traits.bundle.kind?.value == .appClip
  }

  /// Whether code shows a window of its own in place of that of the main storyboard, which may be no more than a launch screen.
  private static func makesWindow(_ code: CodeUsage) -> Bool {
    code.isOfReactNative || code.watchedNames["makeKeyAndVisible"] != nil
  }

  /// Returns a fix that gives all scenes one delegate.
  private static func fix(_ name: String, _ entry: DictionaryEntry?, _ root: Node, _ editor: TreeEditor) -> Fix {
    let manifest = SceneManifest.value(delegate: name)
    let edit =
      entry?.value.map { editor.replace($0, with: manifest) }
      ?? editor.insertEntry(SceneManifest.key, manifest, into: root)
    return Fix(description.text("insert", SceneManifest.key), [edit], isSafe: false)
  }
}

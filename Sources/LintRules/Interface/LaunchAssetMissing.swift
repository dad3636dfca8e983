import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports launch screens with an image or color that no asset catalog of the project has.
enum LaunchAssetMissing: ProjectRule {
  static let description = RuleDescription(
    id: "launch-asset-missing",
    severity: .warning,
    example: .plist(
      bad: "<key>UILaunchScreen</key> <dict> <key>UIImageName</key> <string>Barrel</string> </dict>",
      good: "<key>UILaunchScreen</key> <dict> <key>UIImageName</key> <string>Cellar</string> </dict>",
      neighbours: [
        "App/Assets.xcassets/Cellar.imageset/Contents.json": "{}",
        ExampleProject.file: ExampleProject(.init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App"))
          .text,
      ]
    ),
    references: [.apple("bundleresources/information-property-list/uilaunchscreen")]
  )
  static let subject = RuleSubject.keys("UILaunchScreen", "UILaunchScreens", storyboardKey, in: .infoPlist)

  private static let storyboardKey = "UILaunchStoryboardName"
  private static let colorKey = "UIColorName"
  private static let imageKey = "UIImageName"
  /// The dictionaries of a launch screen that may have an image too.
  private static let bars = ["UINavigationBar", "UITabBar", "UIToolbar"]
  private static let limit = 50

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable else { return }
    let screens = screens(context.rootKeys)
    let storyboards = context.rootKeys.entriesForAnyDevice([storyboardKey]).compactMap(\.value)
    guard !screens.isEmpty || !storyboards.isEmpty, let resources = ProjectResources(project) else { return }
    for node in storyboards {
      let names = InterfaceFile(node).flatMap { ResolvedTexts.texts($0.stem, project) } ?? []
      for image in names.sorted().flatMap(project.interfaces).flatMap(\.images).uniqued()
      where !image.isEmpty && !resources.hasImage(named: image) {
        context.report(
          description,
          at: node.range,
          description.text("in-storyboard", node.stringValue ?? "", image),
          cause: .file(image)
        )
      }
    }
    for screen in screens {
      for node in ([screen] + bars.compactMap(screen.value)).compactMap({ $0.value(forKey: imageKey) }) {
        report(node, "message", project, in: &context) { resources.hasImage(named: $0) }
      }
      if let node = screen.value(forKey: colorKey) {
        report(node, "no-color", project, in: &context) { resources.match(["\($0).colorset"]) == .found }
      }
    }
  }

  private static func screens(_ root: RootKeys) -> [Node] {
    let single = root.entriesForAnyDevice(["UILaunchScreen"]).compactMap(\.value)
    let list = root.value(forKey: "UILaunchScreens")?.value(forKey: "UILaunchScreenDefinitions")
    return (single + (list.map { Array($0.children.prefix(limit)) } ?? [])).filter { $0.kind == .dictionary }
  }

  private static func report(
    _ node: Node,
    _ message: String,
    _ project: ProjectContext,
    in context: inout RuleContext,
    isThere: (String) -> Bool
  ) {
    // Another rule reports white space.
    guard let text = node.stringValue, WhiteSpace.trim(text) == text, let texts = ResolvedTexts.texts(text, project),
      let missing = texts.sorted().first(where: { !$0.isEmpty && !isThere($0) })
    else { return }
    context.report(description, at: node.range, description.text(message, missing), cause: .file(missing))
  }
}

import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports images of the kind `Default.png`, which a launch screen has replaced.
enum LaunchImageFiles: ProjectRule {
  static let description = RuleDescription(
    id: "launch-image-files",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>UILaunchScreen</key> <dict/>
        """,
      good: "<key>CFBundlePackageType</key> <string>APPL</string>",
      neighbours: [
        "App/Default-568h@2x.png": "",
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos;", folder: "App")
        ).text,
      ]
    ),
    references: [.apple("xcode/specifying-your-apps-launch-screen")]
  )
  static let subject = RuleSubject.keys(keys, in: .infoPlist)

  /// The keys of the launch screens that the system shows instead of the images.
  private static let keys = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard context.traits.bundle.isApp, context.traits.bundle.isOnly(for: .iOS),
      let entry = context.rootKeys.entriesForAnyDevice(Set(keys)).first, let key = entry.key, let name = entry.name,
      let resources = ProjectResources(project)
    else { return }
    let images = resources.launchImages
    guard let first = images.first else { return }
    context.report(
      description,
      at: key.range,
      images.count == 1
        ? description.text("message", first, name)
        : description.text("several", first, "\(images.count - 1)", name)
    )
  }
}

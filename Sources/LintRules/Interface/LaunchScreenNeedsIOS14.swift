import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports apps that have no other launch screen than `UILaunchScreen` and run on systems that do not know it.
enum LaunchScreenNeedsIOS14: ProjectRule {
  static let description = RuleDescription(
    id: "launch-screen-needs-ios-14",
    severity: .warning,
    example: .plist(
      bad: "<key>UILaunchScreen</key> <dict/>",
      good: """
        <key>UILaunchScreen</key> <dict/>
        <key>UILaunchStoryboardName</key> <string>LaunchScreen</string>
        """,
      neighbours: [
        ExampleProject.file: ExampleProject(
          .init("INFOPLIST_FILE = Info.plist; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 12.0;")
        ).text
      ]
    ),
    references: [
      .apple("bundleresources/information-property-list/uilaunchscreen"),
      "https://github.com/codenameone/CodenameOne/pull/5230",
    ]
  )
  static let subject = RuleSubject.keys(key, in: .infoPlist)

  private static let key = "UILaunchScreen"
  private static let olderKeys = [
    "UILaunchImageFile", "UILaunchImages", "UILaunchStoryboardName", "UILaunchStoryboards",
  ]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let root = context.rootKeys
    guard document.tree.isReadable, !context.traits.bundle.isExtension,
      let screen = root.entry(forKey: key)?.key, !olderKeys.contains(where: root.containsForAnyDevice),
      !olderKeys.contains(where: project.writesElsewhere), let version = oldestSystem(root, project)
    else { return }
    context.report(description, at: screen.range, description.text("message", version))
  }

  /// Returns the version of iOS before 14 that all configurations run on; nil if one does not or it is not known.
  private static func oldestSystem(_ root: RootKeys, _ project: ProjectContext) -> String? {
    let versions: [String?] =
      project.targets.isEmpty
      ? [root.value(forKey: "MinimumOSVersion")?.literalText]
      : project.targets.flatMap(\.configurations).map { configuration in
        let isForPhones = configuration.platforms.isEmpty || configuration.platforms.contains(.iOS)
        return isForPhones ? configuration.deploymentTarget(.iOS)?.version : nil
      }
    let isOld = versions.allSatisfy { version in
      version?.split(separator: ".").first.flatMap { Int($0) }.map { (2..<14).contains($0) } ?? false
    }
    return isOld ? versions.first ?? nil : nil
  }
}

import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that have no other launch screen than `UILaunchScreen` and run on systems that do not support it.
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
      !olderKeys.contains(where: project.writesElsewhere), let version = oldestSystem(context.traits.bundle)
    else { return }
    context.report(description, at: screen.range, description.text("message", version))
  }

  /// Returns the oldest version of iOS that the bundle runs on, if it is before 14.
  private static func oldestSystem(_ bundle: AppBundle) -> String? {
    bundle.minimumVersions[.iOS].map(\.value).flatMap { version in
      VersionNumber.major(version).map { (2..<14).contains($0) } == true ? version : nil
    }
  }
}

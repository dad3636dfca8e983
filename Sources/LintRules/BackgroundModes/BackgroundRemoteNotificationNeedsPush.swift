import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the background mode for remote notifications of an app that cannot receive any.
enum BackgroundRemoteNotificationNeedsPush: ProjectRule {
  static let description = RuleDescription(
    id: "background-remote-notification-needs-push",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>remote-notification</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      neighbours: ExampleProject.app()
    ),
    references: [.apple("usernotifications/pushing-background-updates-to-your-app")]
  )
  // An app for iPhone forwards its notifications to that for the watch.
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist).on(.iOS, .macOS, .tvOS, .visionOS)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    let isRegistered = !project.code[.remoteNotifications].isEmpty
    context.report(
      report.items(of: BackgroundModes.key).filter { $0.node.textEquals("remote-notification") },
      of: report,
      as: description,
      isUsed: { _ in isRegistered }
    )
  }
}

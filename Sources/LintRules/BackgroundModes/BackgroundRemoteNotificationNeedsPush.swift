import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports the background mode for remote notifications of an app that cannot receive any.
enum BackgroundRemoteNotificationNeedsPush: ProjectRule {
  static let description = RuleDescription(
    id: "background-remote-notification-needs-push",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>remote-notification</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIBackgroundModes</key>
          <array>
            <string>audio</string>
          </array>
        </dict></plist>
        """,
      neighbours: ExampleProject.app()
    ),
    references: ["https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    context.report(
      report.items(of: BackgroundModes.key).filter { $0.node.textEquals("remote-notification") },
      of: report,
      as: description
    )
  }
}

import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the background mode push-to-talk of an app without its entitlement.
enum BackgroundPushToTalkEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "background-push-to-talk-entitlement",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>push-to-talk</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      neighbours: ExampleProject.app()
    ),
    references: [.apple("bundleresources/entitlements/com.apple.developer.push-to-talk")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    context.report(
      report.items(of: BackgroundModes.key).filter { $0.node.textEquals("push-to-talk") },
      of: report,
      as: description
    )
  }
}

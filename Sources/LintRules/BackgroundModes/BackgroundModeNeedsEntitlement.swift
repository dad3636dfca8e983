import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports other background modes of an app without the entitlement that they build on.
enum BackgroundModeNeedsEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "background-mode-needs-entitlement",
    severity: .warning,
    refusedBy: [.appReview],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>voip</string> </array>",
      good: "<key>UIBackgroundModes</key> <array> <string>audio</string> </array>",
      neighbours: ExampleProject.app()
    ),
    references: [.apple("xcode/configuring-background-execution-modes")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist)

  /// Modes with rules of their own.
  private static let others: Set = ["push-to-talk", "remote-notification"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    let items = report.items(of: BackgroundModes.key) + report.items(of: BackgroundModes.watchKey)
    context.report(items.filter { !others.contains($0.node.stringValue ?? "") }, of: report, as: description)
  }
}

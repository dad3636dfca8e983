import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings for what the app has no entitlement to use.
enum PurposeStringNeedsEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-needs-entitlement",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>NSHomeKitUsageDescription</key> <string>Switch the lights of your cellar on and off.</string>",
      good: "<key>CFBundleName</key> <string>Cellar</string>",
      neighbours: ExampleProject.app()
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    // Without code that uses it, only a text is too much.
    let used = Set(project.code.purposeNeeds.flatMap { $0.alternatives.joined() }.map(PurposeKeys.family))
    // Of an app whose code is in other languages nothing is known.
    context.report(report.keys(where: PurposeKeys.isPurposeString), of: report, as: description) {
      used.contains(PurposeKeys.family(of: $0)) || !project.code.hasSources
    }
  }
}

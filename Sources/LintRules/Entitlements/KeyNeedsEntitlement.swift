import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports keys that have an effect with an entitlement only, which the app lacks.
enum KeyNeedsEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "key-needs-entitlement",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>CKSharingSupported</key> <true/>",
      good: "<key>CFBundleName</key> <string>Cellar</string>",
      neighbours: ExampleProject.app()
    ),
    references: [.apple("bundleresources/entitlements")]
  )
  static let subject = RuleSubject.everything(in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    context.report(report.keys { !$0.contains(":") && !PurposeKeys.isPurposeString($0) }, of: report, as: description)
  }
}

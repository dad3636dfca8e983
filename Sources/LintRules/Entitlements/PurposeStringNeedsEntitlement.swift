import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings for what the app has no entitlement to use.
enum PurposeStringNeedsEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "purpose-string-needs-entitlement",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSHomeKitUsageDescription</key>
          <string>Switch the lights of your cellar on and off.</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Cellar</string>
        </dict></plist>
        """,
      neighbours: ExampleProject.app()
    ),
    references: ["https://developer.apple.com/documentation/bundleresources/entitlements"]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    context.report(report.keys(where: PurposeKeys.isPurposeString), of: report, as: description)
  }
}

import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports keys that have an effect with an entitlement only, which the app lacks.
enum KeyNeedsEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "key-needs-entitlement",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CKSharingSupported</key>
          <true/>
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
    context.report(report.keys { !$0.contains(":") && !PurposeKeys.isPurposeString($0) }, of: report, as: description)
  }
}

import AppProject
import LintEngine
import LintFacts
import PropertyList

/// Reports required device capabilities that the app has no entitlement to use.
enum CapabilitiesWithoutEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-without-entitlement",
    severity: .warning,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>gamekit</string>
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>UIRequiredDeviceCapabilities</key>
          <array>
            <string>arm64</string>
          </array>
        </dict></plist>
        """,
      neighbours: ExampleProject.app()
    ),
    references: [
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequireddevicecapabilities"
    ]
  )

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    context.report(report.items(of: "UIRequiredDeviceCapabilities"), of: report, as: description)
  }
}

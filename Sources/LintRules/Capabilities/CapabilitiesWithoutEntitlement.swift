import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports required device capabilities that the app has no entitlement to use.
enum CapabilitiesWithoutEntitlement: ProjectRule {
  static let description = RuleDescription(
    id: "capabilities-without-entitlement",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>UIRequiredDeviceCapabilities</key> <array> <string>gamekit</string> </array>",
      good: "<key>UIRequiredDeviceCapabilities</key> <array> <string>arm64</string> </array>",
      neighbours: ExampleProject.app()
    ),
    references: [.apple("bundleresources/information-property-list/uirequireddevicecapabilities")]
  )
  static let subject = RuleSubject.keys(RequiredCapabilities.key, in: .infoPlist)

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let report = DemandReport(document, project, context) else { return }
    context.report(report.items(of: "UIRequiredDeviceCapabilities"), of: report, as: description)
  }
}

import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the background mode `location` in an app without any purpose string for the location.
enum BackgroundLocationNeedsPurpose: ProjectRule {
  static let description = RuleDescription(
    id: "background-location-needs-purpose",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>location</string> </array>",
      good: """
        <key>NSLocationWhenInUseUsageDescription</key>
        <string>Record the route of your run, also while the screen is off.</string>
        <key>UIBackgroundModes</key> <array> <string>location</string> </array>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("bundleresources/information-property-list/uibackgroundmodes")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, in: .infoPlist)

  private static let keys = ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let items = BackgroundModePurpose.items(of: document, context.rootKeys, project: project, without: keys) {
      $0.textEquals("location")
    }
    guard let root = document.rootDictionary, let item = items.first,
      !keys.contains(where: { PurposeKeys.isReportedMissing($0, project, in: &context) })
    else { return }
    context.report(
      description,
      at: item.range,
      description.text("message"),
      fixes: keys.compactMap { MissingPurposeReport.insertion(of: $0, into: root, context.editor) }
    )
  }
}

import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports the background modes for Bluetooth in an app without a purpose string for Bluetooth.
enum BackgroundBluetoothNeedsPurpose: ProjectRule {
  static let description = RuleDescription(
    id: "background-bluetooth-needs-purpose",
    severity: .error,
    premises: [.fileKind, .target, .absence],
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: "<key>UIBackgroundModes</key> <array> <string>bluetooth-central</string> </array>",
      good: """
        <key>NSBluetoothAlwaysUsageDescription</key>
        <string>Read the temperature from the sensor on your balcony.</string>
        <key>UIBackgroundModes</key> <array> <string>bluetooth-central</string> </array>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("bundleresources/information-property-list/uibackgroundmodes")]
  )
  static let subject = RuleSubject.keys(BackgroundModes.key, key, in: .infoPlist)

  private static let key = "NSBluetoothAlwaysUsageDescription"

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    let items = BackgroundModePurpose.items(of: document, context.rootKeys, project: project, without: [key]) {
      $0.textEquals("bluetooth-central") || $0.textEquals("bluetooth-peripheral")
    }
    guard let root = document.rootDictionary, let item = items.first,
      !PurposeKeys.isReportedMissing(key, project, in: &context)
    else { return }
    context.report(
      description,
      at: item.range,
      description.text("message", item.stringValue ?? "", key),
      fixes: [MissingPurposeReport.insertion(of: key, into: root, context.editor)].compactMap(\.self)
    )
  }
}

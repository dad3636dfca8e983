import AppProject
import KeyCatalog
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports one of the two purpose strings for Health without the other in an app that may use HealthKit.
enum HealthPairIncomplete: ProjectRule {
  static let description = RuleDescription(
    id: "health-pair-incomplete",
    severity: .warning,
    refusedBy: [.appStoreConnect, .system],
    example: .plist(
      bad: """
        <key>CFBundlePackageType</key> <string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>NSHealthShareUsageDescription</key> <string>Show your steps of the week.</string>
        """,
      good: """
        <key>CFBundlePackageType</key> <string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string>
        <key>NSHealthShareUsageDescription</key> <string>Show your steps of the week.</string>
        <key>NSHealthUpdateUsageDescription</key> <string>Add the runs that you record to your activity.</string>
        """,
      neighbours: [
        "App.entitlements": .plist("<key>com.apple.developer.healthkit</key> <true/>")
      ]
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("bundleresources/entitlements/com.apple.developer.healthkit")]
  )
  static let subject = RuleSubject.keys(pair, in: .infoPlist)

  private static let entitlement = "com.apple.developer.healthkit"
  private static let pair = ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard document.tree.isReadable, let root = document.rootDictionary,
      project.documents.entitlements.contains(where: { $0.rootDictionary?.value(forKey: entitlement)?.kind == .true })
    else { return }
    let missing = pair.filter { !PurposeKeys.isPresent($0, in: context.rootKeys, project) }
    guard missing.count == 1, let key = pair.compactMap({ context.rootKeys.entry(forKey: $0)?.key }).first,
      !PurposeKeys.isReportedMissing(missing[0], project, in: &context)
    else { return }
    context.report(
      description,
      at: key.range,
      description.text("message", entitlement, missing[0]),
      fixes: [MissingPurposeReport.insertion(of: missing[0], into: root, context.editor)].compactMap(\.self)
    )
  }
}

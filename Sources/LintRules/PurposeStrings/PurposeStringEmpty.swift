import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings without any text.
enum PurposeStringEmpty: Rule {
  static let description = RuleDescription(
    id: "purpose-string-empty",
    severity: .error,
    example: .plist(
      bad: "<key>NSCameraUsageDescription</key> <string></string>",
      good: """
        <key>NSCameraUsageDescription</key> <string>Scan the barcode of a product.</string>
        """
    ),
    appStoreCode: "ITMS-90683",
    references: [.apple("uikit/requesting-access-to-protected-resources")]
  )
  static let checks: [Check] = [.document(check), .project(check)]
  static let subject = RuleSubject.keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings)

  static func check(_ document: Document, in context: inout RuleContext) {
    if !context.isAskingProject { check(document, project: ProjectContext(), in: &context) }
  }

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let key = entry.name, let text = PurposeString(key: key, value: entry.value), text.value.isEmpty else {
        continue
      }
      context.report(
        description,
        at: text.node.range,
        description.text("message", key),
        severity: BlankPurposeString.severity(of: text, context.rootKeys, project, context.traits),
        // The file alone shows it.
        certainty: .certain
      )
    }
  }
}

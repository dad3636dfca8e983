import AppProject
import LintEngine
import ProjectFiles

/// A rule on purpose strings that show users nothing, wherever they get them from: the Info.plist, its tables and its catalogs.
package protocol BlankPurposeRule: Rule {
  /// Returns whether the rule reports the text.
  static func isReported(_ text: PurposeString) -> Bool
}

extension BlankPurposeRule {
  package static var checks: [Check] { [.document(check), .project(check)] }

  package static var subject: RuleSubject {
    .keys(where: PurposeKeys.isPurposeString, in: .infoPlist, .infoPlistStrings, .stringCatalog)
  }

  private static func check(_ document: Document, in context: inout RuleContext) {
    if !context.isAskingProject { check(document, project: ProjectContext(), in: &context) }
  }

  private static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    for entry in PurposeKeys.entries(context.rootKeys) {
      guard let key = entry.name, let text = PurposeString(key: key, value: entry.value), isReported(text) else {
        continue
      }
      report(text, key, project, in: &context)
    }
    guard let catalog = document.catalog else { return }
    for text in PurposeString.all(in: catalog, document) where isReported(text) {
      report(text, text.resource.key, project, in: &context)
    }
  }

  private static func report(
    _ text: PurposeString,
    _ key: String,
    _ project: ProjectContext,
    in context: inout RuleContext
  ) {
    let severity = BlankPurposeString.severity(of: text, context.rootKeys, project, context.traits)
    context.report(
      description,
      at: text.range,
      description.text("message", key),
      severity: severity,
      // The file alone shows it.
      certainty: .certain,
      appStoreCode: severity == .warning ? "ITMS-90738" : nil
    )
  }
}

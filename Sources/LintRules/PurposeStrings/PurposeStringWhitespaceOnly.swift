import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports purpose strings that consist of white space.
enum PurposeStringWhitespaceOnly: Rule {
  static let description = RuleDescription(
    id: "purpose-string-whitespace-only",
    severity: .error,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSMicrophoneUsageDescription</key>
          <string> </string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSMicrophoneUsageDescription</key>
          <string>Record your voice for the memos you make.</string>
        </dict></plist>
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
      guard let key = entry.name, let text = PurposeString(key: key, value: entry.value), !text.value.isEmpty,
        text.isBlank
      else { continue }
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

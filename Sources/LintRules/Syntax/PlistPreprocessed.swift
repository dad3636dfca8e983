import LintEngine
import ProjectFiles
import PropertyList

/// Reports that a file can be checked only after the C preprocessor has run, and hides its other syntax issues.
enum PlistPreprocessed: DocumentRule {
  static let description = RuleDescription(
    id: "plist-preprocessed",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
        #if DEBUG
          <key>CFBundleName</key>
          <string>Notes Beta</string>
        #endif
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Notes</string>
        </dict></plist>
        """
    )
  )
  static let subject = RuleSubject.everything()

  static func applies(to traits: DocumentTraits) -> Bool { traits.isPreprocessed }

  static func check(_ document: Document, in context: inout RuleContext) {
    guard let issue = document.tree.firstIssue(.preprocessorDirective) else { return }
    let isLine = document.text.string(in: issue.range).hasPrefix("#")
    context.report(description, at: issue.range, description.text(isLine ? "message" : "template"))
  }
}

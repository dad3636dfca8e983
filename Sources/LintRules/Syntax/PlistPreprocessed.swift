import AppProject
import LintEngine
import PropertyList

/// Says that a file is judged only after the C preprocessor has run, and keeps its other syntax issues back.
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

  static func applies(to traits: DocumentTraits) -> Bool { traits.isPreprocessed }

  static func check(_ document: Document, in context: inout RuleContext) {
    guard let issue = document.tree.firstIssue(.preprocessorDirective) else { return }
    context.report(description, at: issue.range, description.text("message"))
  }
}
